// id: insight-link-paths
// purpose: The shortest chains between two cases through declared links alone.
// parameters: from text, to text, all boolean, ids list, most whole
// columns: names list, kinds list, forward list, bases list, titles list
MATCH (a:Case&CaseId {id: $from}), (b:Case&CaseId {id: $to})
MATCH p = allShortestPaths((a)-[:RECURRENCE_OF|RELATED_TO*..8]-(b))
WHERE none(n IN nodes(p) WHERE (n:CaseId AND NOT n:Case)
  OR (n:Case AND n <> a AND n <> b AND NOT $all AND NOT n.id IN $ids))
WITH p LIMIT $most
RETURN [n IN nodes(p) | coalesce(n.id, n.name, n.slug)] AS names,
  [r IN relationships(p) | type(r)] AS kinds,
  [i IN range(0, length(p) - 1) | CASE WHEN startNode(relationships(p)[i]) = nodes(p)[i] THEN 'yes' ELSE 'no' END] AS forward,
  [r IN relationships(p) | coalesce(r.basis, '')] AS bases,
  [n IN nodes(p) | coalesce(n.names[0], '')] AS titles
