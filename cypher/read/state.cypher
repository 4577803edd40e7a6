// id: read-state
// purpose: What the graph holds as a whole.
// columns: version whole, digest text, cases whole, mapping whole, loaded_at text, schema whole, made_by text, neo4j text, unfinished whole
MATCH (s:GraphState {key: 'ikg'})
RETURN s.version AS version, s.digest AS digest, s.cases AS cases, s.mapping AS mapping,
  s.loaded_at AS loaded_at, s.schema AS schema, s.made_by AS made_by, s.neo4j AS neo4j,
  CASE WHEN s.unfinished THEN 1 ELSE 0 END AS unfinished
