// id: pattern-and-statement
// title: A title
// theme: Test
// purpose: A test.
// pattern: all
RETURN 1 AS one
