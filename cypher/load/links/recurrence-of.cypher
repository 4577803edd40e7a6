// id: load-links-recurrence-of
// purpose: Links to the earlier cases that a case repeats.
// parameters: rows list
UNWIND $rows AS row
MATCH (c:CaseId {id: row.from})
MATCH (n:CaseId {id: row.to})
CREATE (c)-[:RECURRENCE_OF {basis: row.basis}]->(n)
