// id: read-newest-at
// purpose: The newest cases of an organization and how many it has.
// parameters: slug text, most whole
// columns: ids list, cases whole
MATCH (:Organization {slug: $slug})<-[:AT]-(c:Case)
WITH c ORDER BY c.first_day DESC, c.id
WITH collect(c.id) AS ids
RETURN ids[..$most] AS ids, size(ids) AS cases
