// id: schema-domain
// purpose: One node for each domain.
CREATE CONSTRAINT domain_key IF NOT EXISTS
FOR (n:Domain) REQUIRE n.name IS UNIQUE
