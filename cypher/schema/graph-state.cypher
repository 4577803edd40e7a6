// id: schema-graph-state
// purpose: One node for each graph state.
CREATE CONSTRAINT graph_state_key IF NOT EXISTS
FOR (n:GraphState) REQUIRE n.key IS UNIQUE
