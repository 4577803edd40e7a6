// id: load-rename
// purpose: The names of organizations that lost a case, from the cases that they still have.
// parameters: candidates list
UNWIND $candidates AS candidate
MATCH (o:Organization)
WHERE elementId(o) = candidate
CALL (o) {
  MATCH (o)<-[at:AT]-()
  WITH DISTINCT at.name AS name ORDER BY name
  RETURN collect(name) AS names
}
SET o.names = names
