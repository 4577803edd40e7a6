MATCH (:ContributingFactor {name: $one})<-[:CONTRIBUTED_BY]-(c:Case)-[l2:RELATED_TO|RECURRENCE_OF]-(c2:Case)
WHERE (type(l2) = 'RECURRENCE_OF' AND startNode(l2) = c2) OR (type(l2) = 'RELATED_TO' AND c2.first_day > c.last_day)
MATCH (c2)-[l3:RELATED_TO|RECURRENCE_OF]-(c3:Case)
WHERE (type(l3) = 'RECURRENCE_OF' AND startNode(l3) = c3) OR (type(l3) = 'RELATED_TO' AND c3.first_day > c2.last_day)
MATCH (c3)-[l4:RELATED_TO|RECURRENCE_OF]-(c4:Case)
WHERE (type(l4) = 'RECURRENCE_OF' AND startNode(l4) = c4) OR (type(l4) = 'RELATED_TO' AND c4.first_day > c3.last_day)
RETURN c.id, c.date, head(COLLECT { MATCH (c)-[:AT]->(o:Organization) RETURN coalesce(o.names[0], o.slug) AS n }),
  c.title_en, head(COLLECT { MATCH (c)-[:CAUSED_BY]->(x:RootCause) RETURN x.name AS n }),
  COLLECT { MATCH (c)-[p:CONTRIBUTED_BY]->(f:ContributingFactor) RETURN f.name AS n ORDER BY p.position },
  c.evidence, coalesce(c.url, head(COLLECT { MATCH (c)-[p:REPORTED_IN]->(s:Source) RETURN s.url AS n ORDER BY p.position })),
  c2.id, c2.date, CASE type(l2) WHEN 'RECURRENCE_OF' THEN 'recurrence' ELSE l2.kind END, l2.basis,
  c3.id, c3.date, CASE type(l3) WHEN 'RECURRENCE_OF' THEN 'recurrence' ELSE l3.kind END, l3.basis,
  c4.id, c4.date, CASE type(l4) WHEN 'RECURRENCE_OF' THEN 'recurrence' ELSE l4.kind END, l4.basis
ORDER BY c.first_day DESC, c.id, c2.id, c3.id, c4.id
