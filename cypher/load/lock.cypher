// id: load-lock
// purpose: Makes writers take turns, and says what the graph holds as a whole.
// columns: version whole, digest text, cases whole
MERGE (s:GraphState {key: 'ikg'})
ON CREATE SET s.version = 0, s.digest = '', s.cases = 0
SET s.version = s.version + 1
RETURN s.version AS version, s.digest AS digest, s.cases AS cases
