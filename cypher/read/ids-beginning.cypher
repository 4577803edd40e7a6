// id: read-ids-beginning
// purpose: Ids of cases that begin with a text, the first ones in their order and then the last one, with titles.
// parameters: beginning text, most whole
// columns: id text, title text
CALL {
  MATCH (c:CaseId)
  WHERE c.id STARTS WITH $beginning AND c:Case
  RETURN c ORDER BY c.id LIMIT $most
}
RETURN c.id AS id, coalesce(c.title_en, c.title_ko, c.title_und, '') AS title
UNION
CALL {
  MATCH (c:CaseId)
  WHERE c.id STARTS WITH $beginning AND c:Case
  RETURN c ORDER BY c.id DESC LIMIT 1
}
RETURN c.id AS id, coalesce(c.title_en, c.title_ko, c.title_und, '') AS title
