// id: schema-root-cause
// purpose: One node for each root cause.
CREATE CONSTRAINT root_cause_key IF NOT EXISTS
FOR (n:RootCause) REQUIRE n.name IS UNIQUE
