// id: insight-linked-pairs
// purpose: Every pair of cases that is linked, once; it is named where one of its links is.
// columns: id text, other text, basis text
MATCH (a:Case)-[x:RECURRENCE_OF|RELATED_TO]-(b:Case)
WHERE a.id < b.id
RETURN a.id AS id, b.id AS other, max(x.basis) AS basis
ORDER BY id, other
