// id: fastest-repeats
// title: The shortest times between two cases of one cause
// title-ko: 같은 원인이 되풀이된 가장 짧은 간격
// theme: Recurrence
// purpose: Shows how soon a root cause came back in one organization, the shortest time first. Two cases of the same day are no repeat.
// parameter: limit whole = 20
// columns: org text, cause text, id text, date text, next_id text, next_date text, days whole
// graph: next_id case -> id case
MATCH (o:Organization)<-[:AT]-(c:Case)-[:CAUSED_BY]->(cause:RootCause)
WHERE c.first_day IS NOT NULL
WITH o, cause, c
ORDER BY c.first_day, c.id
WITH o, cause, collect(c) AS cases
UNWIND range(0, size(cases) - 2) AS i
WITH o, cause, cases[i] AS c, cases[i + 1] AS next
WHERE next.first_day > c.last_day
RETURN coalesce(o.names[0], o.slug) AS org,
       cause.name AS cause,
       c.id AS id, c.date AS date,
       next.id AS next_id, next.date AS next_date,
       duration.inDays(c.first_day, next.first_day).days AS days
ORDER BY days, org, cause, id
LIMIT $limit
