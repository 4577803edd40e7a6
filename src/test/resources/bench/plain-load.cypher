UNWIND $rows AS row
MERGE (c:Case {id: row.id})
SET c += row.properties
MERGE (o:Organization {slug: row.org_slug}) SET o.name = row.org
MERGE (c)-[:AT]->(o)
MERGE (d:Document {id: row.id}) SET d.json = row.json
MERGE (c)-[:RECORDED_AS]->(d)
FOREACH (name IN row.causes | MERGE (n:RootCause {name: name}) MERGE (c)-[:CAUSED_BY]->(n))
FOREACH (name IN row.factors | MERGE (n:ContributingFactor {name: name}) MERGE (c)-[:CONTRIBUTED_BY]->(n))
FOREACH (name IN row.components | MERGE (n:Component {name: name}) MERGE (c)-[:AFFECTED]->(n))
FOREACH (name IN row.symptoms | MERGE (n:Symptom {name: name}) MERGE (c)-[:SHOWED]->(n))
FOREACH (name IN row.domains | MERGE (n:Domain {name: name}) MERGE (c)-[:IN_DOMAIN]->(n))
FOREACH (url IN row.sources | MERGE (n:Source {url: url}) MERGE (c)-[:REPORTED_IN]->(n))
FOREACH (text IN row.remediation | CREATE (c)-[:REMEDIED_BY]->(:Remediation {text: text}))
FOREACH (text IN row.promised | CREATE (c)-[:PROMISED]->(:ActionItem {text: text}))
FOREACH (link IN row.recurrences | MERGE (n:Case {id: link.id}) MERGE (c)-[:RECURRENCE_OF {basis: link.basis}]->(n))
FOREACH (link IN row.related | MERGE (n:Case {id: link.id}) MERGE (c)-[:RELATED_TO {kind: link.kind, basis: link.basis}]->(n))
