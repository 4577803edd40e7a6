// id: load-stored
// purpose: What the graph holds of these cases.
// parameters: ids list
// columns: id text, digest text, mapping whole, updated_at text
UNWIND $ids AS id
MATCH (c:CaseId {id: id})
USING INDEX SEEK c:CaseId(id)
WHERE c:Case
RETURN c.id AS id, c.digest AS digest, c.mapping AS mapping, c.updated_at AS updated_at
