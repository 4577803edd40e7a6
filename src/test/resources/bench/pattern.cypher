MATCH (:ContributingFactor {name: $one})<-[:CONTRIBUTED_BY]-(c:Case)-[:CONTRIBUTED_BY]->(:ContributingFactor {name: $other})
MATCH (c)-[:AT]->(o:Organization)
WITH o, c ORDER BY c.first_day, c.id
WITH o, count(c) AS cases, min(c.date) AS first, max(c.date) AS last, collect(c.id) AS ids
WITH o, cases, first, last, ids,
  COUNT { (o)<-[:AT]-(p:Case) WHERE EXISTS { (p)-[:CONTRIBUTED_BY]->() } } AS many
RETURN coalesce(o.names[0], o.slug) AS org, cases, many, toFloat(cases) / many AS share, first, last, ids
ORDER BY cases DESC, org, o.slug
