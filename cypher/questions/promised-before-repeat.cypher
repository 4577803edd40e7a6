// id: promised-before-repeat
// title: What was promised before a case that came again
// title-ko: 다시 일어나기 전에 한 약속
// theme: Promises
// purpose: Lists the cases that repeat an earlier one of the same organization, with what was promised after the earlier one and whether a deferred fix stood behind the repeat.
// columns: org text, id text, date text, earlier_id text, earlier_date text, basis text, promised whole, deferred_fix text, promises list
// graph: id case -> earlier_id case
MATCH (c:Case)-[again:RECURRENCE_OF]->(earlier:Case)
MATCH (c)-[:AT]->(o:Organization)<-[:AT]-(earlier)
CALL (earlier) {
  OPTIONAL MATCH (earlier)-[at:PROMISED]->(promise:ActionItem)
  WITH at, promise
  ORDER BY at.position
  RETURN collect(coalesce(promise.text_en, promise.text_ko, promise.text_und)) AS promises
}
RETURN coalesce(o.names[0], o.slug) AS org,
       c.id AS id,
       c.date AS date,
       earlier.id AS earlier_id,
       earlier.date AS earlier_date,
       again.basis AS basis,
       size(promises) AS promised,
       CASE WHEN EXISTS { (c)-[:CONTRIBUTED_BY]->(:ContributingFactor {name: 'deferred-fix'}) } THEN 'yes' ELSE '' END AS deferred_fix,
       promises AS promises
ORDER BY org, date, id, earlier_date, earlier_id
