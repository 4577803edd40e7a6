// id: views-links
// purpose: The links between cases, each once; all of them, or those that touch one of some cases.
// parameters: all truth, ids list
// columns: from text, to text, type text, kind text, basis text
MATCH (a:Case)-[l:RELATED_TO|RECURRENCE_OF]->(b:Case)
WHERE $all OR a.id IN $ids OR b.id IN $ids
RETURN a.id AS from, b.id AS to, type(l) AS type, l.kind AS kind, l.basis AS basis
ORDER BY from, to, type, kind, basis
