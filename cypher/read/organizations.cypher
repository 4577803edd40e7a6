// id: read-organizations
// purpose: The names of some organizations; the first of several is shown.
// parameters: slugs list
// columns: slug text, name text
UNWIND $slugs AS slug
MATCH (o:Organization {slug: slug})
RETURN o.slug AS slug, coalesce(o.names[0], o.slug) AS name
