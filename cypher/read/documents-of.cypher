// id: read-documents-of
// purpose: These cases as they came.
// parameters: ids list
// columns: id text, json bytes
UNWIND $ids AS id
MATCH (c:Case&CaseId {id: id})-[:RECORDED_AS]->(d:Document)
RETURN c.id AS id, d.json AS json
