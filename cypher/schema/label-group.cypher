// id: schema-label-group
// purpose: One node for each label group.
CREATE CONSTRAINT label_group_key IF NOT EXISTS
FOR (n:LabelGroup) REQUIRE n.key IS UNIQUE
