// id: insight-stats-of
// purpose: How many nodes and links of each kind some cases have.
// parameters: ids list
// columns: kind text, name text, count whole
MATCH (c:Case)
WHERE c.id IN $ids
RETURN 'node' AS kind, 'Case' AS name, count(c) AS count
UNION ALL
MATCH (c:Case)-[]->(n)
WHERE c.id IN $ids AND NOT n:CaseId
WITH CASE WHEN n:Organization THEN 'Organization' WHEN n:ContributingFactor THEN 'ContributingFactor'
  WHEN n:RootCause THEN 'RootCause' WHEN n:Component THEN 'Component' WHEN n:Symptom THEN 'Symptom'
  WHEN n:Domain THEN 'Domain' WHEN n:Source THEN 'Source' WHEN n:Remediation THEN 'Remediation'
  WHEN n:ActionItem THEN 'ActionItem' WHEN n:Document THEN 'Document' ELSE head(labels(n)) END AS name, n
RETURN 'node' AS kind, name, count(DISTINCT n) AS count
UNION ALL
MATCH (c:Case)-[link]->()
WHERE c.id IN $ids
RETURN 'link' AS kind, type(link) AS name, count(link) AS count
