// id: load-nodes-root-cause
// purpose: The root causes that a batch of cases needs.
// parameters: rows list
UNWIND $rows AS row
MERGE (:RootCause {name: row.key})
