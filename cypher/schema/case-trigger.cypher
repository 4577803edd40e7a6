// id: schema-case-trigger
// purpose: Finds cases by their trigger where a question names nothing rarer.
CREATE INDEX case_trigger IF NOT EXISTS
FOR (c:Case) ON (c.trigger)
