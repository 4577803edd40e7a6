// id: graph-of-other-columns
// title: A title
// theme: Facts
// purpose: A purpose.
// columns: a text, b whole
// graph: a case -> b case, width c
MATCH (n) RETURN n.name AS a, 1 AS b
