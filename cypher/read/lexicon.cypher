// id: read-lexicon
// purpose: Every label that a case carries, by facet, with the names of organizations and how many cases carry it.
// columns: facet text, key text, names list, cases whole
MATCH (n:ContributingFactor)
WITH n, COUNT { (n)<-[:CONTRIBUTED_BY]-() } AS cases
WHERE cases > 0
RETURN 'factor' AS facet, n.name AS key, [] AS names, cases
UNION ALL
MATCH (n:RootCause)
WITH n, COUNT { (n)<-[:CAUSED_BY]-() } AS cases
WHERE cases > 0
RETURN 'cause' AS facet, n.name AS key, [] AS names, cases
UNION ALL
MATCH (n:Component)
WITH n, COUNT { (n)<-[:AFFECTED]-() } AS cases
WHERE cases > 0
RETURN 'component' AS facet, n.name AS key, [] AS names, cases
UNION ALL
MATCH (n:Symptom)
WITH n, COUNT { (n)<-[:SHOWED]-() } AS cases
WHERE cases > 0
RETURN 'symptom' AS facet, n.name AS key, [] AS names, cases
UNION ALL
MATCH (n:Domain)
WITH n, COUNT { (n)<-[:IN_DOMAIN]-() } AS cases
WHERE cases > 0
RETURN 'domain' AS facet, n.name AS key, [] AS names, cases
UNION ALL
MATCH (n:Organization)
WITH n, COUNT { (n)<-[:AT]-() } AS cases
WHERE cases > 0
RETURN 'org' AS facet, n.slug AS key, n.names AS names, cases
UNION ALL
MATCH (n:Organization)
WITH n, COUNT { (n)<-[:RELIED_ON]-() } AS cases
WHERE cases > 0
RETURN 'provider' AS facet, n.slug AS key, n.names AS names, cases
UNION ALL
MATCH (c:Case)
WHERE c.severity IS NOT NULL
RETURN 'severity' AS facet, c.severity AS key, [] AS names, count(c) AS cases
UNION ALL
MATCH (c:Case)
WHERE c.trigger IS NOT NULL
RETURN 'trigger' AS facet, c.trigger AS key, [] AS names, count(c) AS cases
UNION ALL
MATCH (c:Case)
WHERE c.detected_by IS NOT NULL
RETURN 'detected-by' AS facet, c.detected_by AS key, [] AS names, count(c) AS cases
UNION ALL
MATCH (c:Case)
WHERE c.evidence IS NOT NULL
RETURN 'evidence' AS facet, c.evidence AS key, [] AS names, count(c) AS cases
UNION ALL
MATCH (c:Case)
UNWIND c.source_kinds AS key
RETURN 'source' AS facet, key, [] AS names, count(c) AS cases
UNION ALL
MATCH (c:Case)
UNWIND c.read AS key
RETURN 'read' AS facet, key, [] AS names, count(c) AS cases
