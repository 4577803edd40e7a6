// id: load-links-recorded-as
// purpose: The document as it came, compressed.
// parameters: rows list
UNWIND $rows AS row
MATCH (c:CaseId {id: row.from})
CREATE (c)-[:RECORDED_AS]->(:Document {json: row.json})
