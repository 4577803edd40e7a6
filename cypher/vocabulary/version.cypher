// id: vocabulary-version
// purpose: Which vocabulary the graph holds.
// columns: vocabulary text
MATCH (s:GraphState {key: 'ikg'})
RETURN s.vocabulary AS vocabulary
