// id: insight-label-use
// purpose: Every label that a case carries, by facet, with how many cases and how many organizations carry it.
// parameters: all truth, ids list, facets list, properties list
// columns: facet text, key text, names list, cases whole, orgs whole
UNWIND [facet IN ['factor'] WHERE facet IN $facets] AS facet
MATCH (c:Case)-[:CONTRIBUTED_BY]->(n:ContributingFactor)
WHERE $all OR c.id IN $ids
OPTIONAL MATCH (c)-[:AT]->(at:Organization)
RETURN facet, n.name AS key, [] AS names, count(c) AS cases, count(DISTINCT at) AS orgs
UNION ALL
UNWIND [facet IN ['cause'] WHERE facet IN $facets] AS facet
MATCH (c:Case)-[:CAUSED_BY]->(n:RootCause)
WHERE $all OR c.id IN $ids
OPTIONAL MATCH (c)-[:AT]->(at:Organization)
RETURN facet, n.name AS key, [] AS names, count(c) AS cases, count(DISTINCT at) AS orgs
UNION ALL
UNWIND [facet IN ['component'] WHERE facet IN $facets] AS facet
MATCH (c:Case)-[:AFFECTED]->(n:Component)
WHERE $all OR c.id IN $ids
OPTIONAL MATCH (c)-[:AT]->(at:Organization)
RETURN facet, n.name AS key, [] AS names, count(c) AS cases, count(DISTINCT at) AS orgs
UNION ALL
UNWIND [facet IN ['symptom'] WHERE facet IN $facets] AS facet
MATCH (c:Case)-[:SHOWED]->(n:Symptom)
WHERE $all OR c.id IN $ids
OPTIONAL MATCH (c)-[:AT]->(at:Organization)
RETURN facet, n.name AS key, [] AS names, count(c) AS cases, count(DISTINCT at) AS orgs
UNION ALL
UNWIND [facet IN ['domain'] WHERE facet IN $facets] AS facet
MATCH (c:Case)-[:IN_DOMAIN]->(n:Domain)
WHERE $all OR c.id IN $ids
OPTIONAL MATCH (c)-[:AT]->(at:Organization)
RETURN facet, n.name AS key, [] AS names, count(c) AS cases, count(DISTINCT at) AS orgs
UNION ALL
UNWIND [facet IN ['org'] WHERE facet IN $facets] AS facet
MATCH (c:Case)-[:AT]->(n:Organization)
WHERE $all OR c.id IN $ids
RETURN facet, n.slug AS key, n.names AS names, count(c) AS cases, 1 AS orgs
UNION ALL
UNWIND [facet IN ['provider'] WHERE facet IN $facets] AS facet
MATCH (c:Case)-[:RELIED_ON]->(n:Organization)
WHERE $all OR c.id IN $ids
OPTIONAL MATCH (c)-[:AT]->(at:Organization)
RETURN facet, n.slug AS key, n.names AS names, count(DISTINCT c) AS cases, count(DISTINCT at) AS orgs
UNION ALL
UNWIND $properties AS kept
MATCH (c:Case)
WHERE c[kept[1]] IS NOT NULL AND ($all OR c.id IN $ids)
OPTIONAL MATCH (c)-[:AT]->(at:Organization)
UNWIND c[kept[1]] + [] AS key
RETURN kept[0] AS facet, key, [] AS names, count(c) AS cases, count(DISTINCT at) AS orgs
