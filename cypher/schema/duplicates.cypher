// id: schema-duplicates
// purpose: Keys that several nodes have, which no graph with constraints can hold.
// columns: label text, property text, key text, nodes whole
MATCH (n:CaseId)
WITH n.id AS key, count(n) AS nodes
WHERE nodes > 1
RETURN 'CaseId' AS label, 'id' AS property, toString(key) AS key, nodes ORDER BY key LIMIT 20
UNION ALL
MATCH (n:Organization)
WITH n.slug AS key, count(n) AS nodes
WHERE nodes > 1
RETURN 'Organization' AS label, 'slug' AS property, toString(key) AS key, nodes ORDER BY key LIMIT 20
UNION ALL
MATCH (n:Component)
WITH n.name AS key, count(n) AS nodes
WHERE nodes > 1
RETURN 'Component' AS label, 'name' AS property, toString(key) AS key, nodes ORDER BY key LIMIT 20
UNION ALL
MATCH (n:RootCause)
WITH n.name AS key, count(n) AS nodes
WHERE nodes > 1
RETURN 'RootCause' AS label, 'name' AS property, toString(key) AS key, nodes ORDER BY key LIMIT 20
UNION ALL
MATCH (n:ContributingFactor)
WITH n.name AS key, count(n) AS nodes
WHERE nodes > 1
RETURN 'ContributingFactor' AS label, 'name' AS property, toString(key) AS key, nodes ORDER BY key LIMIT 20
UNION ALL
MATCH (n:Domain)
WITH n.name AS key, count(n) AS nodes
WHERE nodes > 1
RETURN 'Domain' AS label, 'name' AS property, toString(key) AS key, nodes ORDER BY key LIMIT 20
UNION ALL
MATCH (n:Symptom)
WITH n.name AS key, count(n) AS nodes
WHERE nodes > 1
RETURN 'Symptom' AS label, 'name' AS property, toString(key) AS key, nodes ORDER BY key LIMIT 20
UNION ALL
MATCH (n:Source)
WITH n.url AS key, count(n) AS nodes
WHERE nodes > 1
RETURN 'Source' AS label, 'url' AS property, toString(key) AS key, nodes ORDER BY key LIMIT 20
UNION ALL
MATCH (n:LabelGroup)
WITH n.key AS key, count(n) AS nodes
WHERE nodes > 1
RETURN 'LabelGroup' AS label, 'key' AS property, toString(key) AS key, nodes ORDER BY key LIMIT 20
UNION ALL
MATCH (n:GraphState)
WITH n.key AS key, count(n) AS nodes
WHERE nodes > 1
RETURN 'GraphState' AS label, 'key' AS property, toString(key) AS key, nodes ORDER BY key LIMIT 20
