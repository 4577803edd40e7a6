// id: load-documents
// purpose: The documents of cases as they came, compressed.
// parameters: rows list
UNWIND $rows AS row
MATCH (c:CaseId {id: row.id})
CREATE (c)-[:RECORDED_AS]->(:Document {json: row.json})
