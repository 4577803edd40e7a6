// id: load-organizations
// purpose: Organizations with all the names that their cases give them, sorted.
// parameters: rows list
UNWIND $rows AS row
MERGE (o:Organization {slug: row.key})
ON CREATE SET o.names = []
WITH o, [name IN row.names WHERE NOT name IN o.names] AS fresh
WHERE size(fresh) > 0
CALL (o, fresh) {
  UNWIND o.names + fresh AS name
  WITH DISTINCT name ORDER BY name
  RETURN collect(name) AS names
}
SET o.names = names
