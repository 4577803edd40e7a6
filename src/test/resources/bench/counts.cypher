MATCH ()-[r]->() WHERE NOT type(r) IN ['IN_GROUP'] RETURN type(r) AS what, count(r) AS many
UNION ALL
MATCH (c:Case) RETURN 'Case' AS what, count(c) AS many
UNION ALL
MATCH (d:Document) RETURN 'Document' AS what, count(d) AS many
UNION ALL
MATCH (s:Source) RETURN 'Source' AS what, count(s) AS many
