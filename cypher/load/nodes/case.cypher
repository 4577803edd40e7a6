// id: load-nodes-case
// purpose: Cases with their own properties; a placeholder of the same id is filled in.
// parameters: rows list
UNWIND $rows AS row
MERGE (c:CaseId {id: row.key})
SET c:Case, c += row.properties
