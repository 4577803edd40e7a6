// id: load-nodes-case-id
// purpose: A place for every id that a case names; without the label Case it is a placeholder.
// parameters: rows list
UNWIND $rows AS row
MERGE (:CaseId {id: row.key})
