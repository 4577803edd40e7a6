// id: index-cases
// purpose: All cases with what questions ask of them, but no texts.
// columns: number whole, id text, date text, first_day text, last_day text, year text, quarter text, severity text, trigger text, detected_by text, evidence text, source_kinds list, read list, detected whole, resolved whole, marks list
MATCH (c:Case)
RETURN id(c) AS number, c.id AS id, c.date AS date, c.first_day AS first_day, c.last_day AS last_day,
  toStringOrNull(c.year) AS year, c.quarter AS quarter, c.severity AS severity, c.trigger AS trigger,
  c.detected_by AS detected_by, c.evidence AS evidence, c.source_kinds AS source_kinds,
  c.read AS read, c.detected_seconds AS detected, c.resolved_seconds AS resolved,
  [mark IN [
    CASE WHEN c.date_kind = 'published' THEN 'published' END,
    CASE WHEN EXISTS { (c)-[:REMEDIED_BY]->() } THEN 'remediation' END,
    CASE WHEN EXISTS { (c)-[:PROMISED]->() } THEN 'promises' END,
    CASE WHEN c.has_lessons THEN 'lessons' END,
    CASE WHEN c.has_impact THEN 'impact' END,
    CASE WHEN c.has_text THEN 'text' END,
    CASE WHEN EXISTS { (c)-[:REPORTED_IN]->() } THEN 'sources' END,
    CASE WHEN c.title_en IS NOT NULL THEN 'title_en' END,
    CASE WHEN c.title_ko IS NOT NULL THEN 'title_ko' END,
    CASE WHEN c.title_und IS NOT NULL THEN 'title_und' END
  ] WHERE mark IS NOT NULL] AS marks
