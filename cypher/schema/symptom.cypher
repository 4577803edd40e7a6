// id: schema-symptom
// purpose: One node for each symptom.
CREATE CONSTRAINT symptom_key IF NOT EXISTS
FOR (n:Symptom) REQUIRE n.name IS UNIQUE
