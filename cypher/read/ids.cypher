// id: read-ids
// purpose: Ids of cases in their order, a page at a time.
// parameters: after text, most whole
// columns: id text
MATCH (c:CaseId)
WHERE c.id > $after AND c:Case
RETURN c.id AS id ORDER BY id LIMIT $most
