// id: pattern-with-graph
// title: A title
// theme: Facts
// purpose: A purpose.
// pattern: all
// graph: a case -> b case
