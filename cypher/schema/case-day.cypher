// id: schema-case-day
// purpose: Finds cases by the day they began.
CREATE INDEX case_first_day IF NOT EXISTS
FOR (c:Case) ON (c.first_day)
