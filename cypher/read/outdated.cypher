// id: read-outdated
// purpose: Cases that another version of the mapping wrote, as they came, a page at a time.
// parameters: mapping whole, after text, most whole
// columns: id text, json bytes
MATCH (c:CaseId)
WHERE c.id > $after AND c:Case AND coalesce(c.mapping, 0) <> $mapping
WITH c ORDER BY c.id LIMIT $most
MATCH (c)-[:RECORDED_AS]->(d:Document)
RETURN c.id AS id, d.json AS json ORDER BY id
