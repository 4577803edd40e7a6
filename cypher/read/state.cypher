// id: read-state
// purpose: What the graph holds as a whole.
// columns: version whole, digest text, cases whole, mapping whole, loaded_at text
MATCH (s:GraphState {key: 'ikg'})
RETURN s.version AS version, s.digest AS digest, s.cases AS cases, s.mapping AS mapping, s.loaded_at AS loaded_at
