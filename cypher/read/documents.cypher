// id: read-documents
// purpose: Cases as they came, in the order of their ids, a page at a time.
// parameters: after text, most whole
// columns: id text, json bytes
MATCH (c:CaseId)
WHERE c.id > $after AND c:Case
WITH c ORDER BY c.id LIMIT $most
MATCH (c)-[:RECORDED_AS]->(d:Document)
RETURN c.id AS id, d.json AS json ORDER BY id
