// id: read-placeholders
// purpose: Which of these ids no case has.
// parameters: ids list
// columns: id text
UNWIND $ids AS id
MATCH (p:CaseId {id: id})
WHERE NOT p:Case
RETURN p.id AS id ORDER BY id
