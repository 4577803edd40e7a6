// id: vocabulary-symptom
// purpose: Defines the labels of the facet symptom, and puts each into its group.
// parameters: rows list
UNWIND $rows AS row
MERGE (n:Symptom {name: row.name})
SET n:Defined, n += row.properties
WITH n, row
OPTIONAL MATCH (n)-[old:IN_GROUP]->()
DELETE old
WITH n, row
WHERE row.group IS NOT NULL
MERGE (g:LabelGroup {key: row.group})
MERGE (n)-[:IN_GROUP]->(g)
