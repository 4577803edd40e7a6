// id: longest-by-cause
// title: Recovery times by cause
// title-ko: 원인별 복구 시간
// theme: Recovery
// purpose: Gives the median and the quartiles of the hours until a case was resolved, for each root cause, the longest median first.
// note: A median marked few stands on fewer than 5 cases or 3 organizations.
// columns: cause text, cases whole, orgs whole, unknown whole, q1_hours real, median_hours real, q3_hours real, mark text
MATCH (cause:RootCause)<-[:CAUSED_BY]-(c:Case)
OPTIONAL MATCH (c)-[:AT]->(o:Organization)
WITH cause,
     count(c.resolved_seconds) AS cases,
     count(DISTINCT CASE WHEN c.resolved_seconds IS NOT NULL THEN o.slug END) AS orgs,
     count(*) - count(c.resolved_seconds) AS unknown,
     percentileCont(c.resolved_seconds, 0.25) AS q1,
     percentileCont(c.resolved_seconds, 0.5) AS median,
     percentileCont(c.resolved_seconds, 0.75) AS q3
WHERE cases > 0
RETURN cause.name AS cause,
       cases AS cases,
       orgs AS orgs,
       unknown AS unknown,
       round(q1 / 3600.0, 2) AS q1_hours,
       round(median / 3600.0, 2) AS median_hours,
       round(q3 / 3600.0, 2) AS q3_hours,
       CASE WHEN cases < 5 OR orgs < 3 THEN 'few' ELSE '' END AS mark
ORDER BY median DESC, cause
