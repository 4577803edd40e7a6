// id: insight-paths
// purpose: The shortest chains between two cases through links and labels, without labels that too many cases have.
// parameters: from text, to text, part real, all boolean, ids list, most whole
// columns: names list, kinds list, forward list, bases list, titles list
CALL () {
  MATCH (c:Case) WITH count(c) AS cases
  MATCH (n:ContributingFactor|RootCause|Component|Symptom|Domain|Organization)
  WHERE $part <= 1.0 AND COUNT { MATCH (n)<--(c:Case) RETURN DISTINCT c } >= $part * cases
  RETURN collect(n) AS hubs
}
MATCH (a:Case&CaseId {id: $from}), (b:Case&CaseId {id: $to})
MATCH p = allShortestPaths((a)-[:RECURRENCE_OF|RELATED_TO|CONTRIBUTED_BY|CAUSED_BY|AFFECTED|SHOWED|IN_DOMAIN|RELIED_ON|AT*..8]-(b))
WHERE none(n IN nodes(p) WHERE n IN hubs OR (n:CaseId AND NOT n:Case)
  OR (n:Case AND n <> a AND n <> b AND NOT $all AND NOT n.id IN $ids))
WITH p LIMIT $most
RETURN [n IN nodes(p) | coalesce(n.id, n.name, n.slug)] AS names,
  [r IN relationships(p) | type(r)] AS kinds,
  [i IN range(0, length(p) - 1) | CASE WHEN startNode(relationships(p)[i]) = nodes(p)[i] THEN 'yes' ELSE 'no' END] AS forward,
  [r IN relationships(p) | coalesce(r.basis, '')] AS bases,
  [n IN nodes(p) | coalesce(n.names[0], '')] AS titles
