// id: read-case-ids
// purpose: The ids of all cases, to find the one that was meant.
// columns: id text
MATCH (c:Case)
RETURN c.id AS id ORDER BY id
