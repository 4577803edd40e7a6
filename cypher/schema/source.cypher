// id: schema-source
// purpose: One node for each source.
CREATE CONSTRAINT source_key IF NOT EXISTS
FOR (n:Source) REQUIRE n.url IS UNIQUE
