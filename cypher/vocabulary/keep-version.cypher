// id: vocabulary-keep-version
// purpose: Keeps which vocabulary the graph holds.
// parameters: vocabulary text
MATCH (s:GraphState {key: 'ikg'})
SET s.vocabulary = $vocabulary
