// id: schema-case-severity
// purpose: Finds cases by their severity where a question names nothing rarer.
CREATE INDEX case_severity IF NOT EXISTS
FOR (c:Case) ON (c.severity)
