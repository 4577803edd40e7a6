// id: schema-contributing-factor
// purpose: One node for each contributing factor.
CREATE CONSTRAINT contributing_factor_key IF NOT EXISTS
FOR (n:ContributingFactor) REQUIRE n.name IS UNIQUE
