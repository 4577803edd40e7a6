// id: load-state
// purpose: Keeps what the graph holds as a whole.
// parameters: digest text, cases whole, loaded_at text, made_by text
MATCH (s:GraphState {key: 'ikg'})
SET s.digest = $digest, s.cases = $cases, s.loaded_at = $loaded_at, s.made_by = $made_by
