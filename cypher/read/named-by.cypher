// id: read-named-by
// purpose: For each of these ids a case that names it.
// parameters: ids list
// columns: id text, by text
UNWIND $ids AS id
MATCH (p:CaseId {id: id})<-[:RELATED_TO|RECURRENCE_OF]-(c:Case)
RETURN p.id AS id, min(c.id) AS by ORDER BY id
