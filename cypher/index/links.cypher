// id: index-links
// purpose: All links between cases.
// columns: from whole, to whole, type text, kind text, basis text
MATCH (c:Case)-[link:RELATED_TO|RECURRENCE_OF]->(other:Case)
RETURN id(c) AS from, id(other) AS to, type(link) AS type, link.kind AS kind, link.basis AS basis
