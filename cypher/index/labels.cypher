// id: index-labels
// purpose: Every label behind a link, what is shown of it, and the cases that carry it.
// columns: facet text, key text, shown text, cases list
MATCH (n:ContributingFactor)
CALL (n) {
  MATCH (n)<-[:CONTRIBUTED_BY]-(c:Case)
  RETURN collect(DISTINCT id(c)) AS cases
}
RETURN 'factor' AS facet, n.name AS key, n.name AS shown, cases
UNION ALL
MATCH (n:RootCause)
CALL (n) {
  MATCH (n)<-[:CAUSED_BY]-(c:Case)
  RETURN collect(DISTINCT id(c)) AS cases
}
RETURN 'cause' AS facet, n.name AS key, n.name AS shown, cases
UNION ALL
MATCH (n:Component)
CALL (n) {
  MATCH (n)<-[:AFFECTED]-(c:Case)
  RETURN collect(DISTINCT id(c)) AS cases
}
RETURN 'component' AS facet, n.name AS key, n.name AS shown, cases
UNION ALL
MATCH (n:Symptom)
CALL (n) {
  MATCH (n)<-[:SHOWED]-(c:Case)
  RETURN collect(DISTINCT id(c)) AS cases
}
RETURN 'symptom' AS facet, n.name AS key, n.name AS shown, cases
UNION ALL
MATCH (n:Domain)
CALL (n) {
  MATCH (n)<-[:IN_DOMAIN]-(c:Case)
  RETURN collect(DISTINCT id(c)) AS cases
}
RETURN 'domain' AS facet, n.name AS key, n.name AS shown, cases
UNION ALL
MATCH (n:Organization)
CALL (n) {
  MATCH (n)<-[:AT]-(c:Case)
  RETURN collect(DISTINCT id(c)) AS cases
}
RETURN 'org' AS facet, n.slug AS key, coalesce(n.names[0], n.slug) AS shown, cases
UNION ALL
MATCH (n:Organization)
CALL (n) {
  MATCH (n)<-[:RELIED_ON]-(c:Case)
  RETURN collect(DISTINCT id(c)) AS cases
}
RETURN 'provider' AS facet, n.slug AS key, coalesce(n.names[0], n.slug) AS shown, cases
