// id: org-reach-cover
// title: The fewest factors that touch the most organizations
// title-ko: 가장 많은 조직에 닿는 가장 적은 요인
// theme: Factors
// purpose: Picks factors one after the other, each time the one that most organizations have which none of the factors before touched.
// parameter: k whole = 5
// note: Each step is the best next one, which need not give the best set of its size.
// columns: step whole, factor text, adds whole, orgs whole, of whole
MATCH (o:Organization)<-[:AT]-(:Case)
WITH count(DISTINCT o) AS of
MATCH (f:ContributingFactor)<-[:CONTRIBUTED_BY]-(:Case)-[:AT]->(o:Organization)
WITH of, f, collect(DISTINCT o.slug) AS orgs
ORDER BY f.name
WITH of, collect({name: f.name, orgs: orgs}) AS factors
WITH of, reduce(state = {left: factors, chosen: []}, step IN range(1, $k) |
  reduce(next = {}, best IN [reduce(best = {name: null, orgs: []}, f IN state.left |
      CASE WHEN size(f.orgs) > size(best.orgs) THEN f ELSE best END)] |
    CASE WHEN size(best.orgs) = 0 THEN state ELSE {
      left: [f IN state.left | {name: f.name, orgs: [slug IN f.orgs WHERE NOT slug IN best.orgs]}],
      chosen: state.chosen + [{name: best.name, adds: size(best.orgs)}]
    } END)).chosen AS chosen
UNWIND range(0, size(chosen) - 1) AS i
RETURN i + 1 AS step,
       chosen[i].name AS factor,
       chosen[i].adds AS adds,
       reduce(sum = 0, one IN chosen[..i + 1] | sum + one.adds) AS orgs,
       of AS of
ORDER BY step
