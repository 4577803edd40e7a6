// id: read-known
// purpose: Which of these ids belong to a case.
// parameters: ids list
// columns: id text
UNWIND $ids AS id
MATCH (c:Case&CaseId {id: id})
RETURN c.id AS id
