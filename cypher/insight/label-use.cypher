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
WITH $properties AS properties
WHERE size(properties) > 0
MATCH (c:Case)
WHERE $all OR c.id IN $ids
OPTIONAL MATCH (c)-[:AT]->(at:Organization)
WITH properties, at, [kept IN properties | c[kept[1]]] AS said, count(c) AS alike
UNWIND range(0, size(properties) - 1) AS place
UNWIND said[place] + [] AS key
RETURN properties[place][0] AS facet, key, [] AS names, sum(alike) AS cases, count(DISTINCT at) AS orgs
