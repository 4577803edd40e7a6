// id: schema-search-cases
// purpose: Full text over titles and summaries; the analyzer finds Korean words inside longer ones.
CREATE FULLTEXT INDEX case_text IF NOT EXISTS
FOR (c:Case) ON EACH [c.title_en, c.title_ko, c.title_und, c.summary_en, c.summary_ko, c.summary_und]
OPTIONS {indexConfig: {`fulltext.analyzer`: 'cjk'}}
