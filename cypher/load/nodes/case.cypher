// id: load-nodes-case
// purpose: Cases with their own properties and all links but those to other cases; a placeholder of the same id is filled in.
// parameters: rows list
UNWIND $rows AS row
MERGE (c:CaseId {id: row.key})
SET c:Case, c += row.properties
WITH c, row
CALL (c, row) {
  UNWIND row.at AS link
  MATCH (n:Organization {slug: link.to})
  CREATE (c)-[:AT {name: link.name}]->(n)
}
CALL (c, row) {
  UNWIND row.affected AS link
  MATCH (n:Component {name: link.to})
  CREATE (c)-[:AFFECTED {position: link.position}]->(n)
}
CALL (c, row) {
  UNWIND row.caused_by AS link
  MATCH (n:RootCause {name: link.to})
  CREATE (c)-[:CAUSED_BY {position: link.position}]->(n)
}
CALL (c, row) {
  UNWIND row.contributed_by AS link
  MATCH (n:ContributingFactor {name: link.to})
  CREATE (c)-[:CONTRIBUTED_BY {position: link.position}]->(n)
}
CALL (c, row) {
  UNWIND row.in_domain AS link
  MATCH (n:Domain {name: link.to})
  CREATE (c)-[:IN_DOMAIN {position: link.position}]->(n)
}
CALL (c, row) {
  UNWIND row.showed AS link
  MATCH (n:Symptom {name: link.to})
  CREATE (c)-[:SHOWED {position: link.position}]->(n)
}
CALL (c, row) {
  UNWIND row.reported_in AS link
  MATCH (n:Source {url: link.to})
  CREATE (c)-[:REPORTED_IN {position: link.position, kind: link.kind, archived: link.archived}]->(n)
}
CALL (c, row) {
  UNWIND row.relied_on AS link
  MATCH (n:Organization {slug: link.to})
  CREATE (c)-[:RELIED_ON {role: link.role}]->(n)
}
FOREACH (link IN row.remedied_by |
  CREATE (c)-[:REMEDIED_BY {position: link.position}]->(n:Remediation)
  SET n = link.properties
)
FOREACH (link IN row.promised |
  CREATE (c)-[:PROMISED {position: link.position}]->(n:ActionItem)
  SET n = link.properties
)
