// id: insight-field-coverage
// purpose: By organization and year, how many cases there are and in how many each field is known.
// parameters: all truth, ids list
// columns: slug text, org text, year whole, cases whole, date whole, detected whole, resolved whole, cause whole, factors whole, components whole, symptoms whole, domains whole, severity whole, trigger whole, detected_by whole, providers whole, impact whole, remediation whole, promises whole, lessons whole, text whole, sources whole, evidence whole
MATCH (c:Case)
WHERE $all OR c.id IN $ids
OPTIONAL MATCH (c)-[:AT]->(at:Organization)
RETURN at.slug AS slug, coalesce(at.names[0], at.slug) AS org, c.year AS year, count(c) AS cases,
  count(c.date) AS date,
  count(c.detected_seconds) AS detected,
  count(c.resolved_seconds) AS resolved,
  sum(CASE WHEN EXISTS { (c)-[:CAUSED_BY]->() } THEN 1 ELSE 0 END) AS cause,
  sum(CASE WHEN EXISTS { (c)-[:CONTRIBUTED_BY]->() } THEN 1 ELSE 0 END) AS factors,
  sum(CASE WHEN EXISTS { (c)-[:AFFECTED]->() } THEN 1 ELSE 0 END) AS components,
  sum(CASE WHEN EXISTS { (c)-[:SHOWED]->() } THEN 1 ELSE 0 END) AS symptoms,
  sum(CASE WHEN EXISTS { (c)-[:IN_DOMAIN]->() } THEN 1 ELSE 0 END) AS domains,
  count(c.severity) AS severity,
  count(c.trigger) AS trigger,
  count(c.detected_by) AS detected_by,
  sum(CASE WHEN EXISTS { (c)-[:RELIED_ON]->() } THEN 1 ELSE 0 END) AS providers,
  count(c.has_impact) AS impact,
  sum(CASE WHEN EXISTS { (c)-[:REMEDIED_BY]->() } THEN 1 ELSE 0 END) AS remediation,
  sum(CASE WHEN EXISTS { (c)-[:PROMISED]->() } THEN 1 ELSE 0 END) AS promises,
  count(c.has_lessons) AS lessons,
  count(c.has_text) AS text,
  sum(CASE WHEN EXISTS { (c)-[:REPORTED_IN]->() } THEN 1 ELSE 0 END) AS sources,
  count(c.evidence) AS evidence
ORDER BY slug, year
