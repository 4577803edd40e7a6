// id: repeat-vs-mix
// title: Is the next case of the same cause more often than the organization's own mix gives
// title-ko: 다음 사례의 원인이 조직의 원인 구성보다 자주 같은가
// theme: Recurrence
// purpose: Compares how often the next case of an organization has the same root cause with how often it would if the cases of each organization came in any order.
// note: Expected is the sum over the organizations of what each gives when its own cases come in any order. No p is computed: count the organizations above and below.
// columns: orgs whole, next_cases whole, same_cause whole, expected real, orgs_above whole, orgs_below whole
MATCH (o:Organization)<-[:AT]-(c:Case)
WHERE c.first_day IS NOT NULL AND EXISTS { (c)-[:CAUSED_BY]->() }
WITH o, c
ORDER BY c.first_day, c.id
WITH o, collect(c) AS cases
WHERE size(cases) > 1
CALL (cases) {
  UNWIND range(0, size(cases) - 2) AS i
  WITH cases[i] AS c, cases[i + 1] AS next
  RETURN sum(CASE WHEN EXISTS { (c)-[:CAUSED_BY]->()<-[:CAUSED_BY]-(next) } THEN 1 ELSE 0 END) AS same
}
CALL (o) {
  MATCH (o)<-[:AT]-(a:Case)-[:CAUSED_BY]->()<-[:CAUSED_BY]-(b:Case)-[:AT]->(o)
  WHERE a.id < b.id AND a.first_day IS NOT NULL AND b.first_day IS NOT NULL
  WITH DISTINCT a, b
  RETURN count(*) AS alike
}
WITH size(cases) AS n, same, 2.0 * alike / size(cases) AS expected
RETURN count(*) AS orgs,
       sum(n - 1) AS next_cases,
       sum(same) AS same_cause,
       round(sum(expected), 2) AS expected,
       sum(CASE WHEN same > expected THEN 1 ELSE 0 END) AS orgs_above,
       sum(CASE WHEN same < expected THEN 1 ELSE 0 END) AS orgs_below
