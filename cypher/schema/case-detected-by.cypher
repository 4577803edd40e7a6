// id: schema-case-detected-by
// purpose: Finds cases by their detected-by where a question names nothing rarer.
CREATE INDEX case_detected_by IF NOT EXISTS
FOR (c:Case) ON (c.detected_by)
