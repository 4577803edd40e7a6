// id: vocabulary-factor
// purpose: Defines the labels of the facet factor, and puts each into its group.
// parameters: rows list
UNWIND $rows AS row
MERGE (n:ContributingFactor {name: row.name})
SET n:Defined, n += row.properties
WITH n, row
OPTIONAL MATCH (n)-[old:IN_GROUP]->()
DELETE old
WITH n, row
WHERE row.group IS NOT NULL
MERGE (g:LabelGroup {key: row.group})
MERGE (n)-[:IN_GROUP]->(g)
