// id: insight-group-reach
// purpose: How many cases and how many organizations carry a label of each group.
// parameters: all truth, ids list
// columns: key text, cases whole, orgs whole
MATCH (g:LabelGroup)<-[:IN_GROUP]-()<-[:CONTRIBUTED_BY|CAUSED_BY|AFFECTED|SHOWED|IN_DOMAIN]-(c:Case)
WHERE $all OR c.id IN $ids
OPTIONAL MATCH (c)-[:AT]->(at:Organization)
RETURN g.key AS key, count(DISTINCT c) AS cases, count(DISTINCT at) AS orgs
