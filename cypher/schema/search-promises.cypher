// id: schema-search-promises
// purpose: Full text over what was promised.
CREATE FULLTEXT INDEX promise_text IF NOT EXISTS
FOR (a:ActionItem) ON EACH [a.text_en, a.text_ko, a.text_und]
OPTIONS {indexConfig: {`fulltext.analyzer`: 'cjk'}}
