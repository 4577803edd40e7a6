// id: insight-search-count
// purpose: How many cases, of how many organizations, fit a full-text query.
// parameters: text text, all truth, ids list
// columns: cases whole, orgs whole
CALL db.index.fulltext.queryNodes('case_text', $text) YIELD node AS c
WHERE $all OR c.id IN $ids
OPTIONAL MATCH (c)-[:AT]->(at:Organization)
RETURN count(DISTINCT c) AS cases, count(DISTINCT at) AS orgs
