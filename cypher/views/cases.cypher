// id: views-cases
// purpose: Cases with what a view shows of them.
// parameters: all truth, ids list, texts truth, properties list
// columns: id text, first_day text, last_day text, slug text, org text, factors list, causes list, components list, symptoms list, domains list, date text, title_en text, title_ko text, title text, summary_en text, summary_ko text, facets list, detected_seconds whole, resolved_seconds whole, url text, sources list
MATCH (c:Case)
WHERE $all OR c.id IN $ids
OPTIONAL MATCH (c)-[:AT]->(o:Organization)
RETURN c.id AS id, toStringOrNull(c.first_day) AS first_day, toStringOrNull(c.last_day) AS last_day,
  o.slug AS slug, coalesce(head(o.names), o.slug) AS org,
  COLLECT { MATCH (c)-[l:CONTRIBUTED_BY]->(n) RETURN n.name ORDER BY l.position } AS factors,
  COLLECT { MATCH (c)-[l:CAUSED_BY]->(n) RETURN n.name ORDER BY l.position } AS causes,
  COLLECT { MATCH (c)-[l:AFFECTED]->(n) RETURN n.name ORDER BY l.position } AS components,
  COLLECT { MATCH (c)-[l:SHOWED]->(n) RETURN n.name ORDER BY l.position } AS symptoms,
  COLLECT { MATCH (c)-[l:IN_DOMAIN]->(n) RETURN n.name ORDER BY l.position } AS domains,
  c.date AS date, c.title_en AS title_en, c.title_ko AS title_ko,
  CASE WHEN c.title_en IS NULL AND c.title_ko IS NULL
    THEN head([k IN keys(c) WHERE k STARTS WITH 'title_' | c[k]]) END AS title,
  CASE WHEN $texts THEN c.summary_en END AS summary_en,
  CASE WHEN $texts THEN c.summary_ko END AS summary_ko,
  [facet IN $properties | c[facet[1]]] AS facets, c.detected_seconds AS detected_seconds,
  c.resolved_seconds AS resolved_seconds,
  coalesce(c.url, head(COLLECT {
    MATCH (c)-[l:REPORTED_IN]->(s:Source) RETURN s.url ORDER BY l.position
  })) AS url,
  CASE WHEN $texts
    THEN COLLECT { MATCH (c)-[l:REPORTED_IN]->(s:Source) RETURN s.url ORDER BY l.position }
    ELSE [] END AS sources
ORDER BY id
