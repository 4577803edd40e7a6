// id: read-lexicon
// purpose: Every label that a case carries, by facet, with the names of organizations and how many cases carry it.
// parameters: properties list
// columns: facet text, key text, names list, cases whole
MATCH (n:ContributingFactor|RootCause|Component|Symptom|Domain|Organization)
UNWIND [
  ['factor', COUNT { (n)<-[:CONTRIBUTED_BY]-() }],
  ['cause', COUNT { (n)<-[:CAUSED_BY]-() }],
  ['component', COUNT { (n)<-[:AFFECTED]-() }],
  ['symptom', COUNT { (n)<-[:SHOWED]-() }],
  ['domain', COUNT { (n)<-[:IN_DOMAIN]-() }],
  ['org', COUNT { (n)<-[:AT]-() }],
  ['provider', COUNT { (n)<-[:RELIED_ON]-() }]
] AS carried
WITH n, carried
WHERE carried[1] > 0
RETURN carried[0] AS facet, coalesce(n.slug, n.name) AS key, coalesce(n.names, []) AS names,
  carried[1] AS cases
UNION ALL
MATCH (c:Case)
WITH [facet IN $properties | c[facet[1]]] AS said, count(c) AS alike
UNWIND range(0, size($properties) - 1) AS place
UNWIND said[place] + [] AS key
RETURN $properties[place][0] AS facet, key, [] AS names, sum(alike) AS cases
