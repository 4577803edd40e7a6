// id: insight-described
// purpose: What cases carry, with their titles and summaries, for a number of cases that is bounded.
// parameters: ids list
// columns: id text, slug text, org text, date text, title_en text, title_ko text, title_und text, factors list, causes list, components list, symptoms list, domains list, providers list, trigger text, detected_by text, texts list
UNWIND $ids AS id
MATCH (c:Case&CaseId {id: id})
OPTIONAL MATCH (c)-[:AT]->(o:Organization)
RETURN c.id AS id, o.slug AS slug, coalesce(o.names[0], o.slug) AS org, c.date AS date,
  c.title_en AS title_en, c.title_ko AS title_ko, c.title_und AS title_und,
  COLLECT { MATCH (c)-[:CONTRIBUTED_BY]->(n) RETURN n.name } AS factors,
  COLLECT { MATCH (c)-[:CAUSED_BY]->(n) RETURN n.name } AS causes,
  COLLECT { MATCH (c)-[:AFFECTED]->(n) RETURN n.name } AS components,
  COLLECT { MATCH (c)-[:SHOWED]->(n) RETURN n.name } AS symptoms,
  COLLECT { MATCH (c)-[:IN_DOMAIN]->(n) RETURN n.name } AS domains,
  COLLECT { MATCH (c)-[:RELIED_ON]->(n) RETURN n.slug } AS providers,
  c.trigger AS trigger, c.detected_by AS detected_by,
  [t IN [c.title_en, c.title_ko, c.title_und, c.summary_en, c.summary_ko, c.summary_und] WHERE t IS NOT NULL] AS texts
