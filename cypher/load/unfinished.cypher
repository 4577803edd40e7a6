// id: load-unfinished
// purpose: Keeps whether the first load of the bundled cases has begun and not ended.
// parameters: unfinished truth
MATCH (s:GraphState {key: 'ikg'})
SET s.unfinished = CASE WHEN $unfinished THEN true END
