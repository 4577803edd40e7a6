// id: insight-texts-of
// purpose: Titles and summaries of a number of cases that is bounded.
// parameters: ids list
// columns: id text, title_en text, title_ko text, title_und text, texts list
UNWIND $ids AS id
MATCH (c:Case&CaseId {id: id})
RETURN c.id AS id, c.title_en AS title_en, c.title_ko AS title_ko, c.title_und AS title_und,
  [t IN [c.title_en, c.title_ko, c.title_und, c.summary_en, c.summary_ko, c.summary_und] WHERE t IS NOT NULL] AS texts
