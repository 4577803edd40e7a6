// id: schema-load-turn
// purpose: Makes loads wait for each other.
CREATE CONSTRAINT load_turn_key IF NOT EXISTS
FOR (n:LoadTurn) REQUIRE n.key IS UNIQUE
