// id: insight-only-relied-on
// purpose: How many organizations some cases relied on and none of them happened at.
// parameters: all truth, ids list
// columns: organizations whole
MATCH (c:Case)-[:RELIED_ON]->(o:Organization)
WHERE ($all OR c.id IN $ids) AND NOT EXISTS {
  MATCH (d:Case)-[:AT]->(o)
  WHERE $all OR d.id IN $ids
}
RETURN count(DISTINCT o) AS organizations
