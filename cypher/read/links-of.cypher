// id: read-links-of
// purpose: The links of a case in both directions, with what is known of the other end.
// parameters: id text
// columns: outgoing whole, type text, kind text, basis text, id text, held whole, date text, org text, title_en text, title_ko text, title_und text
MATCH (c:CaseId {id: $id})-[link:RELATED_TO|RECURRENCE_OF]-(other:CaseId)
OPTIONAL MATCH (other)-[:AT]->(at:Organization)
RETURN CASE WHEN startNode(link) = c THEN 1 ELSE 0 END AS outgoing, type(link) AS type,
  link.kind AS kind, link.basis AS basis, other.id AS id,
  CASE WHEN other:Case THEN 1 ELSE 0 END AS held, other.date AS date,
  coalesce(at.names[0], at.slug) AS org,
  other.title_en AS title_en, other.title_ko AS title_ko, other.title_und AS title_und
ORDER BY other.first_day, id, outgoing DESC, type
