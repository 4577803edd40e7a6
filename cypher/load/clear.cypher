// id: load-clear
// purpose: Takes everything from these cases but their ids; says which nodes lost a link.
// parameters: ids list
// columns: candidate text
UNWIND $ids AS id
MATCH (c:CaseId {id: id})
USING INDEX SEEK c:CaseId(id)
WHERE c:Case
CALL (c) {
  MATCH (c)-[:REMEDIED_BY|PROMISED|RECORDED_AS]->(own)
  DETACH DELETE own
}
CALL (c) {
  MATCH (c)-[r]->(n)
  DELETE r
  RETURN collect(elementId(n)) AS lost
}
SET c = {id: c.id}
REMOVE c:Case
WITH lost + elementId(c) AS candidates
UNWIND candidates AS candidate
RETURN DISTINCT candidate
