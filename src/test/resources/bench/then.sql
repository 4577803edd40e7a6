with recursive chains as (
  select [id] as ids, id as last, [null]::varchar[] as kinds, [null]::varchar[] as bases
  from docs where n in (select n from case_factor where factor = ?)
  union all
  select list_append(c.ids, s.later), s.later, list_append(c.kinds, s.kind), list_append(c.bases, s.basis)
  from chains c join steps s on s.earlier = c.last where len(c.ids) < 4
)
select d.id, d.date, d.org, d.title.en, nullif(d.root_cause, 'unknown'), d.contributing, d.analysis.evidence.tier,
  coalesce(d.url, d.sources[1].url),
  ids[2], d2.date, kinds[2], bases[2], ids[3], d3.date, kinds[3], bases[3],
  ids[4], d4.date, kinds[4], bases[4]
from chains c join docs d on d.id = ids[1] join docs d2 on d2.id = ids[2]
  join docs d3 on d3.id = ids[3] join docs d4 on d4.id = ids[4]
where len(ids) = 4
order by d.date desc, d.id, ids[2], ids[3], ids[4]
