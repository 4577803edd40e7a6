// id: downstream-of
// title: What one organization's outage did to others
// title-ko: 한 조직의 장애가 다른 조직에 미친 영향
// theme: Dependencies
// purpose: Lists the cases of other organizations that relied on this one when it failed, changed or was breached, and those that are linked to a case of it.
// parameter: org org, for example amazon-web-services
// columns: id text, date text, org text, title text, link text, kind text, upstream_id text
MATCH (provider:Organization)
WHERE provider.slug IN $org
CALL (provider) {
  MATCH (provider)<-[on:RELIED_ON]-(c:Case)
  RETURN c, 'relied on' AS link, on.role AS kind, null AS upstream_id
  UNION
  MATCH (provider)<-[:AT]-(upstream:Case)<-[to:RELATED_TO]-(c:Case)
  RETURN c, to.basis AS link, coalesce(to.kind, 'related') AS kind, upstream.id AS upstream_id
}
MATCH (c)-[:AT]->(o:Organization)
WHERE NOT o.slug IN $org
RETURN DISTINCT c.id AS id,
       c.date AS date,
       coalesce(o.names[0], o.slug) AS org,
       coalesce(c.title_en, c.title_ko, c.title_und) AS title,
       link AS link,
       kind AS kind,
       upstream_id AS upstream_id
ORDER BY date DESC, id, link, upstream_id
