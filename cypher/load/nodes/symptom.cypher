// id: load-nodes-symptom
// purpose: The symptoms that a batch of cases needs.
// parameters: rows list
UNWIND $rows AS row
MERGE (:Symptom {name: row.key})
