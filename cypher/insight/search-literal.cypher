// id: insight-search-literal
// purpose: The cases whose titles or summaries hold some characters just as they stand.
// parameters: text text, all truth, ids list
// columns: id text, date text, org text, score real, title_en text, title_ko text, title_und text, summary_en text, summary_ko text, summary_und text
MATCH (c:Case)
WHERE ($all OR c.id IN $ids)
  AND (c.title_en CONTAINS $text OR c.summary_en CONTAINS $text
    OR c.title_ko CONTAINS $text OR c.summary_ko CONTAINS $text
    OR c.title_und CONTAINS $text OR c.summary_und CONTAINS $text)
OPTIONAL MATCH (c)-[:AT]->(at:Organization)
RETURN c.id AS id, c.date AS date, coalesce(at.names[0], at.slug) AS org, 0.0 AS score,
  c.title_en AS title_en, c.title_ko AS title_ko, c.title_und AS title_und,
  c.summary_en AS summary_en, c.summary_ko AS summary_ko, c.summary_und AS summary_und
ORDER BY c.last_day DESC, id
LIMIT 1000
