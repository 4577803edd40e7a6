with matched as (
  select id, org_slug, date from docs
  where n in (select n from case_factor where factor = ?)
    and n in (select n from case_factor where factor = ?)
), eligible as (
  select org_slug, min(org) as org, count(*) as many from docs
  where len(contributing) > 0 group by org_slug
)
select e.org, count(*) as cases, e.many, count(*) / e.many as share,
  min(m.date), max(m.date), list(m.id order by m.date, m.id)
from matched m join eligible e using (org_slug)
group by e.org, e.many, m.org_slug
order by cases desc, e.org, m.org_slug
