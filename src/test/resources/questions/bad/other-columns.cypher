// id: other-columns
// title: A title
// theme: Test
// purpose: A test.
// columns: one whole, two whole
RETURN 1 AS one, 2 AS zwei
