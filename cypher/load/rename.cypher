// id: load-rename
// purpose: The names of organizations that lost a case, without those that no case gives them now.
// parameters: candidates list
UNWIND $candidates AS candidate
MATCH (o:Organization)
WHERE elementId(o) = candidate
WITH o, [name IN o.names WHERE EXISTS { (o)<-[:AT {name: name}]-() }] AS names
WHERE size(names) < size(o.names)
SET o.names = names
