// id: no-graph
// title: A title
// theme: Facts
// purpose: A purpose.
// columns: a text, b whole
// graph: a planet -> b case
MATCH (n) RETURN n.name AS a, 1 AS b
