// id: vocabulary-groups
// purpose: Defines the groups of labels.
// parameters: rows list
UNWIND $rows AS row
MERGE (g:LabelGroup {key: row.key})
SET g += row.properties
