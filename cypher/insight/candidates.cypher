// id: insight-candidates
// purpose: The cases that share most with one, by the weights of the labels that both carry.
// parameters: id text, weights map, all boolean, ids list, most whole
// columns: id text
MATCH (:Case&CaseId {id: $id})-[x:CONTRIBUTED_BY|CAUSED_BY|AFFECTED|SHOWED|IN_DOMAIN|RELIED_ON|AT]->(n)
WITH DISTINCT n, type(x) AS kind
WITH n, kind, coalesce($weights[kind + ' ' + coalesce(n.name, n.slug)], 0.0) AS weight
MATCH (n)<-[y:CONTRIBUTED_BY|CAUSED_BY|AFFECTED|SHOWED|IN_DOMAIN|RELIED_ON|AT]-(c:Case)
WHERE type(y) = kind AND c.id <> $id AND ($all OR c.id IN $ids)
WITH c, sum(weight) AS shared
ORDER BY shared DESC, c.id
LIMIT $most
RETURN c.id AS id
