// id: one-org-labels
// title: Labels that come mostly from one organization
// title-ko: 거의 한 조직에서만 나온 라벨
// theme: Data quality
// purpose: Shows labels of which one organization has at least a share of the cases, so that a pattern with them may be a habit of one writer.
// parameter: share real = 0.5
// parameter: min whole = 5
// columns: facet text, label text, cases whole, org text, org_cases whole, share real
MATCH (label)<-[with_label:CAUSED_BY|CONTRIBUTED_BY|SHOWED|AFFECTED|IN_DOMAIN]-(c:Case)
WITH label, type(with_label) AS facet, collect(c) AS carriers
WHERE size(carriers) >= $min
UNWIND carriers AS c
MATCH (c)-[:AT]->(o:Organization)
WITH label, facet, size(carriers) AS cases, o, count(*) AS org_cases
WHERE org_cases >= $share * cases
RETURN CASE facet
         WHEN 'CAUSED_BY' THEN 'cause'
         WHEN 'CONTRIBUTED_BY' THEN 'factor'
         WHEN 'SHOWED' THEN 'symptom'
         WHEN 'AFFECTED' THEN 'component'
         ELSE 'domain'
       END AS facet,
       label.name AS label,
       cases AS cases,
       coalesce(o.names[0], o.slug) AS org,
       org_cases AS org_cases,
       round(1.0 * org_cases / cases, 3) AS share
ORDER BY share DESC, cases DESC, facet, label, org
