// id: load-nodes-domain
// purpose: The domains that a batch of cases needs.
// parameters: rows list
UNWIND $rows AS row
MERGE (:Domain {name: row.key})
