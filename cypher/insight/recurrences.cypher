// id: insight-recurrences
// purpose: Links that say that a case repeats an earlier one, with what both name, and whether something was promised after the earlier (1) or not (0).
// parameters: all boolean, ids list
// columns: id text, date text, slug text, org text, next_id text, next_date text, next_slug text, next_org text, basis text, days whole, cause list, factors list, promises whole
MATCH (x:Case)-[r:RECURRENCE_OF|RELATED_TO]->(y:Case)
WHERE (type(r) = 'RECURRENCE_OF' OR r.kind = 'recurrence')
  AND ($all OR x.id IN $ids OR y.id IN $ids)
WITH x, y, r,
  CASE WHEN type(r) = 'RELATED_TO' AND x.first_day < y.first_day THEN [x, y] ELSE [y, x] END AS inOrder
WITH inOrder[0] AS c, inOrder[1] AS next, max(r.basis) AS basis
OPTIONAL MATCH (c)-[:AT]->(o:Organization)
OPTIONAL MATCH (next)-[:AT]->(o2:Organization)
RETURN c.id AS id, c.date AS date, o.slug AS slug, coalesce(o.names[0], o.slug) AS org,
  next.id AS next_id, next.date AS next_date, o2.slug AS next_slug,
  coalesce(o2.names[0], o2.slug) AS next_org, basis,
  CASE WHEN c.first_day = c.last_day AND next.first_day = next.last_day
    THEN duration.inDays(c.first_day, next.first_day).days END AS days,
  COLLECT { MATCH (c)-[:CAUSED_BY]->(n)<-[:CAUSED_BY]-(next) RETURN n.name ORDER BY n.name } AS cause,
  COLLECT { MATCH (c)-[:CONTRIBUTED_BY]->(n)<-[:CONTRIBUTED_BY]-(next) RETURN n.name ORDER BY n.name } AS factors,
  CASE WHEN EXISTS { (c)-[:PROMISED]->() } THEN 1 ELSE 0 END AS promises
ORDER BY id, next_id
