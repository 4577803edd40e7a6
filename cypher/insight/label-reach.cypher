// id: insight-label-reach
// purpose: At how many organizations each label was ever met, and how many organizations there are, under the facet `all`.
// columns: facet text, key text, orgs whole
MATCH (o:Organization) WHERE EXISTS { (o)<-[:AT]-(:Case) }
RETURN 'all' AS facet, '' AS key, count(o) AS orgs
UNION ALL
MATCH (n:ContributingFactor)<-[:CONTRIBUTED_BY]-(:Case)-[:AT]->(o:Organization)
RETURN 'factor' AS facet, n.name AS key, count(DISTINCT o) AS orgs
UNION ALL
MATCH (n:RootCause)<-[:CAUSED_BY]-(:Case)-[:AT]->(o:Organization)
RETURN 'cause' AS facet, n.name AS key, count(DISTINCT o) AS orgs
UNION ALL
MATCH (n:Component)<-[:AFFECTED]-(:Case)-[:AT]->(o:Organization)
RETURN 'component' AS facet, n.name AS key, count(DISTINCT o) AS orgs
UNION ALL
MATCH (n:Symptom)<-[:SHOWED]-(:Case)-[:AT]->(o:Organization)
RETURN 'symptom' AS facet, n.name AS key, count(DISTINCT o) AS orgs
UNION ALL
MATCH (n:Domain)<-[:IN_DOMAIN]-(:Case)-[:AT]->(o:Organization)
RETURN 'domain' AS facet, n.name AS key, count(DISTINCT o) AS orgs
UNION ALL
MATCH (n:Organization)<-[:RELIED_ON]-(:Case)-[:AT]->(o:Organization)
RETURN 'provider' AS facet, n.slug AS key, count(DISTINCT o) AS orgs
UNION ALL
MATCH (c:Case)-[:AT]->(o:Organization) WHERE c.trigger IS NOT NULL
RETURN 'trigger' AS facet, c.trigger AS key, count(DISTINCT o) AS orgs
UNION ALL
MATCH (c:Case)-[:AT]->(o:Organization) WHERE c.detected_by IS NOT NULL
RETURN 'detected-by' AS facet, c.detected_by AS key, count(DISTINCT o) AS orgs
