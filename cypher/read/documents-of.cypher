// id: read-documents-of
// purpose: These cases as they came.
// parameters: ids list
// columns: id text, json bytes
UNWIND $ids AS id
MATCH (c:CaseId {id: id})-[:RECORDED_AS]->(d:Document)
USING INDEX SEEK c:CaseId(id)
WHERE c:Case
RETURN c.id AS id, d.json AS json
