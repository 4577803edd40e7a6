// id: cross-org-echo
// title: Cases of other organizations that share three labels or more with this one
// title-ko: 이 사례와 라벨 셋 이상을 나누는 다른 조직의 사례
// theme: Recurrence
// purpose: Finds what happened elsewhere in much the same way. Labels are root causes, factors, symptoms, components and domains.
// parameter: id case, for example IL-0304
// note: Common labels are shared by chance; read the cases before you call one an echo.
// columns: id text, date text, org text, title text, shared whole, labels list
MATCH (c:Case&CaseId {id: $id})
MATCH (c)-[:CAUSED_BY|CONTRIBUTED_BY|SHOWED|AFFECTED|IN_DOMAIN]->(label)
MATCH (label)<-[:CAUSED_BY|CONTRIBUTED_BY|SHOWED|AFFECTED|IN_DOMAIN]-(other:Case)-[:AT]->(o:Organization)
WHERE NOT EXISTS { (c)-[:AT]->(o) }
WITH other, o, label
ORDER BY label.name
WITH other, o, collect(DISTINCT label.name) AS labels
WHERE size(labels) >= 3
RETURN other.id AS id,
       other.date AS date,
       coalesce(o.names[0], o.slug) AS org,
       coalesce(other.title_en, other.title_ko, other.title_und) AS title,
       size(labels) AS shared,
       labels AS labels
ORDER BY shared DESC, date DESC, id
