// id: schema-case-lists
// purpose: Finds cases by one value of a list: kinds of sources, and what was read of them. The analyzer keeps values whole.
CREATE FULLTEXT INDEX case_lists IF NOT EXISTS
FOR (c:Case) ON EACH [c.source_kinds, c.read]
OPTIONS {indexConfig: {`fulltext.analyzer`: 'keyword'}}
