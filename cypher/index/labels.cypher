// id: index-labels
// purpose: Every label behind a link, its other names, and the cases that carry it.
// columns: facet text, key text, names list, cases list
MATCH (n:ContributingFactor|RootCause|Component|Symptom|Domain|Organization)
CALL (n) {
  MATCH (n)<-[link:CONTRIBUTED_BY|CAUSED_BY|AFFECTED|SHOWED|IN_DOMAIN|AT|RELIED_ON]-(c:Case)
  RETURN type(link) AS type, collect(id(c)) AS cases
}
RETURN CASE type
    WHEN 'CONTRIBUTED_BY' THEN 'factor'
    WHEN 'CAUSED_BY' THEN 'cause'
    WHEN 'AFFECTED' THEN 'component'
    WHEN 'SHOWED' THEN 'symptom'
    WHEN 'IN_DOMAIN' THEN 'domain'
    WHEN 'AT' THEN 'org'
    ELSE 'provider'
  END AS facet, coalesce(n.slug, n.name) AS key, coalesce(n.names, []) AS names, cases
