// id: insight-label-use
// purpose: Every label that a case carries, by facet, with how many cases and how many organizations carry it.
// parameters: all truth, ids list
// columns: facet text, key text, names list, cases whole, orgs whole
MATCH (c:Case)-[:CONTRIBUTED_BY]->(n:ContributingFactor)
WHERE $all OR c.id IN $ids
OPTIONAL MATCH (c)-[:AT]->(at:Organization)
RETURN 'factor' AS facet, n.name AS key, [] AS names, count(DISTINCT c) AS cases, count(DISTINCT at) AS orgs
UNION ALL
MATCH (c:Case)-[:CAUSED_BY]->(n:RootCause)
WHERE $all OR c.id IN $ids
OPTIONAL MATCH (c)-[:AT]->(at:Organization)
RETURN 'cause' AS facet, n.name AS key, [] AS names, count(DISTINCT c) AS cases, count(DISTINCT at) AS orgs
UNION ALL
MATCH (c:Case)-[:AFFECTED]->(n:Component)
WHERE $all OR c.id IN $ids
OPTIONAL MATCH (c)-[:AT]->(at:Organization)
RETURN 'component' AS facet, n.name AS key, [] AS names, count(DISTINCT c) AS cases, count(DISTINCT at) AS orgs
UNION ALL
MATCH (c:Case)-[:SHOWED]->(n:Symptom)
WHERE $all OR c.id IN $ids
OPTIONAL MATCH (c)-[:AT]->(at:Organization)
RETURN 'symptom' AS facet, n.name AS key, [] AS names, count(DISTINCT c) AS cases, count(DISTINCT at) AS orgs
UNION ALL
MATCH (c:Case)-[:IN_DOMAIN]->(n:Domain)
WHERE $all OR c.id IN $ids
OPTIONAL MATCH (c)-[:AT]->(at:Organization)
RETURN 'domain' AS facet, n.name AS key, [] AS names, count(DISTINCT c) AS cases, count(DISTINCT at) AS orgs
UNION ALL
MATCH (c:Case)-[:AT]->(n:Organization)
WHERE $all OR c.id IN $ids
RETURN 'org' AS facet, n.slug AS key, n.names AS names, count(DISTINCT c) AS cases, 1 AS orgs
UNION ALL
MATCH (c:Case)-[:RELIED_ON]->(n:Organization)
WHERE $all OR c.id IN $ids
OPTIONAL MATCH (c)-[:AT]->(at:Organization)
RETURN 'provider' AS facet, n.slug AS key, n.names AS names, count(DISTINCT c) AS cases, count(DISTINCT at) AS orgs
UNION ALL
MATCH (c:Case)
WHERE c.severity IS NOT NULL AND ($all OR c.id IN $ids)
OPTIONAL MATCH (c)-[:AT]->(at:Organization)
RETURN 'severity' AS facet, c.severity AS key, [] AS names, count(DISTINCT c) AS cases, count(DISTINCT at) AS orgs
UNION ALL
MATCH (c:Case)
WHERE c.trigger IS NOT NULL AND ($all OR c.id IN $ids)
OPTIONAL MATCH (c)-[:AT]->(at:Organization)
RETURN 'trigger' AS facet, c.trigger AS key, [] AS names, count(DISTINCT c) AS cases, count(DISTINCT at) AS orgs
UNION ALL
MATCH (c:Case)
WHERE c.detected_by IS NOT NULL AND ($all OR c.id IN $ids)
OPTIONAL MATCH (c)-[:AT]->(at:Organization)
RETURN 'detected-by' AS facet, c.detected_by AS key, [] AS names, count(DISTINCT c) AS cases, count(DISTINCT at) AS orgs
UNION ALL
MATCH (c:Case)
WHERE c.evidence IS NOT NULL AND ($all OR c.id IN $ids)
OPTIONAL MATCH (c)-[:AT]->(at:Organization)
RETURN 'evidence' AS facet, c.evidence AS key, [] AS names, count(DISTINCT c) AS cases, count(DISTINCT at) AS orgs
UNION ALL
MATCH (c:Case)
WHERE $all OR c.id IN $ids
OPTIONAL MATCH (c)-[:AT]->(at:Organization)
UNWIND c.source_kinds AS key
RETURN 'source' AS facet, key, [] AS names, count(DISTINCT c) AS cases, count(DISTINCT at) AS orgs
UNION ALL
MATCH (c:Case)
WHERE $all OR c.id IN $ids
OPTIONAL MATCH (c)-[:AT]->(at:Organization)
UNWIND c.read AS key
RETURN 'read' AS facet, key, [] AS names, count(DISTINCT c) AS cases, count(DISTINCT at) AS orgs
