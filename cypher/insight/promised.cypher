// id: insight-promised
// purpose: What was promised after some cases.
// parameters: ids list
// columns: id text, promised_en list, promised_ko list
UNWIND $ids AS id
MATCH (c:Case&CaseId {id: id})
RETURN c.id AS id,
  COLLECT { MATCH (c)-[at:PROMISED]->(n) RETURN coalesce(n.text_en, n.text_und, n.text_ko) ORDER BY at.position } AS promised_en,
  COLLECT { MATCH (c)-[at:PROMISED]->(n) RETURN coalesce(n.text_ko, n.text_und, n.text_en) ORDER BY at.position } AS promised_ko
