// id: vocabulary-forget
// purpose: Takes the definitions away, so that those of another version can be written.
MATCH (n:Defined)
REMOVE n:Defined
