with labels as (
  select factor, count(*) as cases from case_factor
  group by factor having count(*) >= 5 and count(distinct org_slug) >= 5
), carried as (
  select f.n, f.org_slug, f.factor from case_factor f join labels using (factor)
), met as (
  select a.factor as one, b.factor as other, count(*) as cases, count(distinct a.org_slug) as orgs
  from carried a join carried b on a.n = b.n and a.factor < b.factor group by all
), population as (select count(*)::double as cases from docs where len(contributing) > 0)
select a.factor, b.factor, a.cases, b.cases, coalesce(met.cases, 0), coalesce(met.orgs, 0),
  coalesce(met.cases, 0) / (p.cases * (a.cases / p.cases) * (b.cases / p.cases)) as lift
from labels a join labels b on a.factor < b.factor
left join met on met.one = a.factor and met.other = b.factor, population p
