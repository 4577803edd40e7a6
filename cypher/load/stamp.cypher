// id: load-stamp
// purpose: Keeps what the graph was made with.
// parameters: schema whole, mapping whole, neo4j text
MATCH (s:GraphState {key: 'ikg'})
SET s.schema = $schema, s.mapping = $mapping, s.neo4j = $neo4j
