// id: schema-case-evidence
// purpose: Finds cases by their evidence where a question names nothing rarer.
CREATE INDEX case_evidence IF NOT EXISTS
FOR (c:Case) ON (c.evidence)
