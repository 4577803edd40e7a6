// id: read-document
// purpose: One case as it came.
// parameters: id text
// columns: json bytes
MATCH (c:Case&CaseId {id: $id})-[:RECORDED_AS]->(d:Document)
RETURN d.json AS json
