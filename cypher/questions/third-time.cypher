// id: third-time
// title: Three cases of one cause in one organization
// title-ko: 한 조직에서 세 번 나온 같은 원인
// theme: Recurrence
// purpose: Shows organizations where a root cause came at least three times, with the first three cases and the days between the first and the third.
// parameter: cause cause, for example capacity-exhaustion
// columns: org text, cases whole, first_id text, first_date text, second_id text, second_date text, third_id text, third_date text, days whole
MATCH (cause:RootCause)
WHERE cause.name IN $cause
MATCH (cause)<-[:CAUSED_BY]-(c:Case)-[:AT]->(o:Organization)
WHERE c.first_day IS NOT NULL
WITH DISTINCT o, c
ORDER BY c.first_day, c.id
WITH o, collect(c) AS cases
WHERE size(cases) >= 3
WITH o, size(cases) AS many, cases[0] AS one, cases[1] AS two, cases[2] AS three
RETURN coalesce(o.names[0], o.slug) AS org,
       many AS cases,
       one.id AS first_id, one.date AS first_date,
       two.id AS second_id, two.date AS second_date,
       three.id AS third_id, three.date AS third_date,
       duration.inDays(one.first_day, three.first_day).days AS days
ORDER BY cases DESC, org
