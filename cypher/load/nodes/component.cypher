// id: load-nodes-component
// purpose: The components that a batch of cases needs.
// parameters: rows list
UNWIND $rows AS row
MERGE (:Component {name: row.key})
