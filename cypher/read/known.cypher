// id: read-known
// purpose: Which of these ids belong to a case.
// parameters: ids list
// columns: id text
UNWIND $ids AS id
MATCH (c:CaseId {id: id})
USING INDEX SEEK c:CaseId(id)
WHERE c:Case
RETURN c.id AS id
