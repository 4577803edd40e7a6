// id: insight-stats
// purpose: How many nodes and links of each kind the graph holds.
// columns: kind text, name text, count whole
MATCH (n:Case)
RETURN 'node' AS kind, 'Case' AS name, count(n) AS count
UNION ALL
MATCH (n:CaseId)
WHERE NOT n:Case
RETURN 'node' AS kind, 'CaseId without Case' AS name, count(n) AS count
UNION ALL
MATCH (n:Organization)
RETURN 'node' AS kind, 'Organization' AS name, count(n) AS count
UNION ALL
MATCH (n:ContributingFactor)
RETURN 'node' AS kind, 'ContributingFactor' AS name, count(n) AS count
UNION ALL
MATCH (n:RootCause)
RETURN 'node' AS kind, 'RootCause' AS name, count(n) AS count
UNION ALL
MATCH (n:Component)
RETURN 'node' AS kind, 'Component' AS name, count(n) AS count
UNION ALL
MATCH (n:Symptom)
RETURN 'node' AS kind, 'Symptom' AS name, count(n) AS count
UNION ALL
MATCH (n:Domain)
RETURN 'node' AS kind, 'Domain' AS name, count(n) AS count
UNION ALL
MATCH (n:Source)
RETURN 'node' AS kind, 'Source' AS name, count(n) AS count
UNION ALL
MATCH (n:Remediation)
RETURN 'node' AS kind, 'Remediation' AS name, count(n) AS count
UNION ALL
MATCH (n:ActionItem)
RETURN 'node' AS kind, 'ActionItem' AS name, count(n) AS count
UNION ALL
MATCH (n:Document)
RETURN 'node' AS kind, 'Document' AS name, count(n) AS count
UNION ALL
MATCH (n:LabelGroup)
RETURN 'node' AS kind, 'LabelGroup' AS name, count(n) AS count
UNION ALL
MATCH ()-[link:AT]->()
RETURN 'link' AS kind, 'AT' AS name, count(link) AS count
UNION ALL
MATCH ()-[link:CONTRIBUTED_BY]->()
RETURN 'link' AS kind, 'CONTRIBUTED_BY' AS name, count(link) AS count
UNION ALL
MATCH ()-[link:CAUSED_BY]->()
RETURN 'link' AS kind, 'CAUSED_BY' AS name, count(link) AS count
UNION ALL
MATCH ()-[link:AFFECTED]->()
RETURN 'link' AS kind, 'AFFECTED' AS name, count(link) AS count
UNION ALL
MATCH ()-[link:SHOWED]->()
RETURN 'link' AS kind, 'SHOWED' AS name, count(link) AS count
UNION ALL
MATCH ()-[link:IN_DOMAIN]->()
RETURN 'link' AS kind, 'IN_DOMAIN' AS name, count(link) AS count
UNION ALL
MATCH ()-[link:REPORTED_IN]->()
RETURN 'link' AS kind, 'REPORTED_IN' AS name, count(link) AS count
UNION ALL
MATCH ()-[link:REMEDIED_BY]->()
RETURN 'link' AS kind, 'REMEDIED_BY' AS name, count(link) AS count
UNION ALL
MATCH ()-[link:PROMISED]->()
RETURN 'link' AS kind, 'PROMISED' AS name, count(link) AS count
UNION ALL
MATCH ()-[link:RELATED_TO]->()
RETURN 'link' AS kind, 'RELATED_TO' AS name, count(link) AS count
UNION ALL
MATCH ()-[link:RECURRENCE_OF]->()
RETURN 'link' AS kind, 'RECURRENCE_OF' AS name, count(link) AS count
UNION ALL
MATCH ()-[link:RELIED_ON]->()
RETURN 'link' AS kind, 'RELIED_ON' AS name, count(link) AS count
UNION ALL
MATCH ()-[link:RECORDED_AS]->()
RETURN 'link' AS kind, 'RECORDED_AS' AS name, count(link) AS count
UNION ALL
MATCH ()-[link:IN_GROUP]->()
RETURN 'link' AS kind, 'IN_GROUP' AS name, count(link) AS count
