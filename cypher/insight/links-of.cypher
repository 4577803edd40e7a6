// id: insight-links-of
// purpose: The cases that a case is linked with, in either direction, and what the link says.
// parameters: id text
// columns: id text, kind text, basis text
MATCH (:CaseId {id: $id})-[x:RECURRENCE_OF|RELATED_TO]-(c:Case)
RETURN c.id AS id,
  CASE type(x) WHEN 'RECURRENCE_OF' THEN 'recurrence' ELSE coalesce(x.kind, 'related') END AS kind,
  x.basis AS basis
ORDER BY id, basis DESC, kind
