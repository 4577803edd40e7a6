// id: promise-themes
// title: Who promised what
// title-ko: 누가 무엇을 약속했는가
// theme: Promises
// purpose: Finds promises by words in them, in English or Korean, the newest first.
// parameter: text search, for example alerts
// columns: org text, id text, date text, promise text
CALL db.index.fulltext.queryNodes('promise_text', $text) YIELD node AS promise
MATCH (promise)<-[at:PROMISED]-(c:Case)
OPTIONAL MATCH (c)-[:AT]->(o:Organization)
RETURN coalesce(o.names[0], o.slug) AS org,
       c.id AS id,
       c.date AS date,
       coalesce(promise.text_en, promise.text_ko, promise.text_und) AS promise
ORDER BY date DESC, id, at.position
