// id: schema-organization
// purpose: One node for each organization.
CREATE CONSTRAINT organization_key IF NOT EXISTS
FOR (n:Organization) REQUIRE n.slug IS UNIQUE
