// id: read-case-organizations
// purpose: The organizations of the cases with all their names.
// columns: slug text, names list
MATCH (o:Organization)
WHERE EXISTS { (o)<-[:AT]-(:Case) }
RETURN o.slug AS slug, coalesce(o.names, []) AS names
