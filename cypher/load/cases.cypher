// id: load-cases
// purpose: Cases with their own properties, what they share, and all links; a placeholder of the same id is filled in.
// parameters: batch map
// Every kind of node is a list, and a link begins with the places of its two ends in these lists:
// so a key is looked up once a batch. One parameter, for a plan is made again where lists that are
// parameters grow or shrink.
CALL () {
  WITH $batch.organization AS keys
  UNWIND range(0, size(keys) - 1) AS place
  MATCH (n:Organization {slug: keys[place]})
  WITH place, n ORDER BY place
  RETURN collect(n) AS organizations
}
CALL () {
  WITH $batch.component AS keys
  UNWIND range(0, size(keys) - 1) AS place
  MERGE (n:Component {name: keys[place]})
  WITH place, n ORDER BY place
  RETURN collect(n) AS components
}
CALL () {
  WITH $batch.root_cause AS keys
  UNWIND range(0, size(keys) - 1) AS place
  MERGE (n:RootCause {name: keys[place]})
  WITH place, n ORDER BY place
  RETURN collect(n) AS causes
}
CALL () {
  WITH $batch.contributing_factor AS keys
  UNWIND range(0, size(keys) - 1) AS place
  MERGE (n:ContributingFactor {name: keys[place]})
  WITH place, n ORDER BY place
  RETURN collect(n) AS factors
}
CALL () {
  WITH $batch.domain AS keys
  UNWIND range(0, size(keys) - 1) AS place
  MERGE (n:Domain {name: keys[place]})
  WITH place, n ORDER BY place
  RETURN collect(n) AS domains
}
CALL () {
  WITH $batch.symptom AS keys
  UNWIND range(0, size(keys) - 1) AS place
  MERGE (n:Symptom {name: keys[place]})
  WITH place, n ORDER BY place
  RETURN collect(n) AS symptoms
}
CALL () {
  WITH $batch.source AS keys
  UNWIND range(0, size(keys) - 1) AS place
  MERGE (n:Source {url: keys[place]})
  WITH place, n ORDER BY place
  RETURN collect(n) AS sources
}
CALL () {
  WITH $batch.case_id AS keys
  UNWIND range(0, size(keys) - 1) AS place
  MERGE (n:CaseId {id: keys[place]})
  WITH place, n ORDER BY place
  RETURN collect(n) AS named
}
CALL () {
  WITH $batch.case AS rows
  UNWIND range(0, size(rows) - 1) AS place
  WITH place, rows[place] AS row
  MERGE (c:CaseId {id: row.key})
  SET c:Case, c += row.properties
  WITH place, c ORDER BY place
  RETURN collect(c) AS cases
}
CALL (cases, organizations) {
  UNWIND $batch.at AS link
  WITH cases[link[0]] AS c, organizations[link[1]] AS n, link[2] AS own
  CREATE (c)-[:AT {name: own.name}]->(n)
}
CALL (cases, components) {
  UNWIND $batch.affected AS link
  WITH cases[link[0]] AS c, components[link[1]] AS n, link[2] AS position
  CREATE (c)-[:AFFECTED {position: position}]->(n)
}
CALL (cases, causes) {
  UNWIND $batch.caused_by AS link
  WITH cases[link[0]] AS c, causes[link[1]] AS n, link[2] AS position
  CREATE (c)-[:CAUSED_BY {position: position}]->(n)
}
CALL (cases, factors) {
  UNWIND $batch.contributed_by AS link
  WITH cases[link[0]] AS c, factors[link[1]] AS n, link[2] AS position
  CREATE (c)-[:CONTRIBUTED_BY {position: position}]->(n)
}
CALL (cases, domains) {
  UNWIND $batch.in_domain AS link
  WITH cases[link[0]] AS c, domains[link[1]] AS n, link[2] AS position
  CREATE (c)-[:IN_DOMAIN {position: position}]->(n)
}
CALL (cases, symptoms) {
  UNWIND $batch.showed AS link
  WITH cases[link[0]] AS c, symptoms[link[1]] AS n, link[2] AS position
  CREATE (c)-[:SHOWED {position: position}]->(n)
}
CALL (cases, sources) {
  UNWIND $batch.reported_in AS link
  WITH cases[link[0]] AS c, sources[link[1]] AS n, link[2] AS position, link[3] AS own
  CREATE (c)-[:REPORTED_IN {position: position, kind: own.kind, archived: own.archived}]->(n)
}
CALL (cases, organizations) {
  UNWIND $batch.relied_on AS link
  WITH cases[link[0]] AS c, organizations[link[1]] AS n, link[2] AS own
  CREATE (c)-[:RELIED_ON {role: own.role}]->(n)
}
CALL (cases, named) {
  UNWIND $batch.related_to AS link
  WITH cases[link[0]] AS c, named[link[1]] AS n, link[2] AS basis, link[3] AS own
  CREATE (c)-[:RELATED_TO {kind: own.kind, basis: basis}]->(n)
}
CALL (cases, named) {
  UNWIND $batch.recurrence_of AS link
  WITH cases[link[0]] AS c, named[link[1]] AS n, link[2] AS basis
  CREATE (c)-[:RECURRENCE_OF {basis: basis}]->(n)
}
CALL (cases) {
  UNWIND $batch.remedied_by AS link
  WITH cases[link[0]] AS c, link[1] AS position, link[2] AS own
  CREATE (c)-[:REMEDIED_BY {position: position}]->(n:Remediation)
  SET n = own
}
CALL (cases) {
  UNWIND $batch.promised AS link
  WITH cases[link[0]] AS c, link[1] AS position, link[2] AS own
  CREATE (c)-[:PROMISED {position: position}]->(n:ActionItem)
  SET n = own
}
