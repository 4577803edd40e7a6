// id: insight-bare-cases
// purpose: Cases without a source, a cause or contributing factors.
// parameters: all truth, ids list
// columns: id text, date text, org text, missing list
MATCH (c:Case)
WHERE $all OR c.id IN $ids
WITH c,
  CASE WHEN EXISTS { (c)-[:REPORTED_IN]->() } THEN [] ELSE ['source'] END
  + CASE WHEN EXISTS { (c)-[:CAUSED_BY]->() } THEN [] ELSE ['cause'] END
  + CASE WHEN EXISTS { (c)-[:CONTRIBUTED_BY]->() } THEN [] ELSE ['factors'] END AS missing
WHERE size(missing) > 0
OPTIONAL MATCH (c)-[:AT]->(at:Organization)
RETURN c.id AS id, c.date AS date, coalesce(at.names[0], at.slug) AS org, missing
ORDER BY id
