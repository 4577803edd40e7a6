// id: read-lexicon
// purpose: Every label that a case carries, by facet, with the names of organizations and how many cases carry it.
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
WITH c.severity AS severity, c.trigger AS trigger, c.detected_by AS detected_by,
  c.evidence AS evidence, c.source_kinds AS sources, c.read AS read, count(c) AS alike
UNWIND [
  ['severity', [severity]], ['trigger', [trigger]], ['detected-by', [detected_by]],
  ['evidence', [evidence]], ['source', sources], ['read', read]
] AS said
UNWIND said[1] AS key
WITH said[0] AS facet, key, alike
WHERE key IS NOT NULL
RETURN facet, key, [] AS names, sum(alike) AS cases
