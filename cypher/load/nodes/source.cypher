// id: load-nodes-source
// purpose: The sources that a batch of cases needs.
// parameters: rows list
UNWIND $rows AS row
MERGE (:Source {url: row.key})
