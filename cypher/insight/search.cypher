// id: insight-search
// purpose: The cases whose titles and summaries fit a full-text query best.
// parameters: text text, most whole, all truth, ids list
// columns: id text, date text, org text, score real, title_en text, title_ko text, title_und text, summary_en text, summary_ko text, summary_und text
CALL db.index.fulltext.queryNodes('case_text', $text) YIELD node AS c, score
WHERE $all OR c.id IN $ids
WITH c, score ORDER BY score DESC, c.id LIMIT $most
OPTIONAL MATCH (c)-[:AT]->(at:Organization)
RETURN c.id AS id, c.date AS date, coalesce(at.names[0], at.slug) AS org, score,
  c.title_en AS title_en, c.title_ko AS title_ko, c.title_und AS title_und,
  c.summary_en AS summary_en, c.summary_ko AS summary_ko, c.summary_und AS summary_und
ORDER BY score DESC, id
