// id: load-links-contributed-by
// purpose: The contributing factors, in the order of the record.
// parameters: rows list
UNWIND $rows AS row
MATCH (c:CaseId {id: row.from})
MATCH (n:ContributingFactor {name: row.to})
CREATE (c)-[:CONTRIBUTED_BY {position: row.position}]->(n)
