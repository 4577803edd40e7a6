// id: schema-component
// purpose: One node for each component.
CREATE CONSTRAINT component_key IF NOT EXISTS
FOR (n:Component) REQUIRE n.name IS UNIQUE
