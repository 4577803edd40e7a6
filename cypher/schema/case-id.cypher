// id: schema-case-id
// purpose: One node for each case id.
CREATE CONSTRAINT case_id_key IF NOT EXISTS
FOR (n:CaseId) REQUIRE n.id IS UNIQUE
