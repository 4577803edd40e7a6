// id: fail-together
// title: Components that fail together
// title-ko: 함께 멈추는 부분
// theme: Dependencies
// purpose: Shows pairs of components that were hit in one case in at least so many organizations.
// parameter: min whole = 3
// columns: component text, other text, cases whole, orgs whole, component_cases whole, other_cases whole
// graph: component component -- other component, width orgs
MATCH (a:Component)<-[:AFFECTED]-(c:Case)-[:AFFECTED]->(b:Component)
WHERE a.name < b.name
MATCH (c)-[:AT]->(o:Organization)
WITH a, b, count(DISTINCT c) AS cases, count(DISTINCT o) AS orgs
WHERE orgs >= $min
RETURN a.name AS component,
       b.name AS other,
       cases AS cases,
       orgs AS orgs,
       COUNT { (a)<-[:AFFECTED]-() } AS component_cases,
       COUNT { (b)<-[:AFFECTED]-() } AS other_cases
ORDER BY orgs DESC, cases DESC, component, other
