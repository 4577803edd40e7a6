// id: load-nodes-contributing-factor
// purpose: The contributing factors that a batch of cases needs.
// parameters: rows list
UNWIND $rows AS row
MERGE (:ContributingFactor {name: row.key})
