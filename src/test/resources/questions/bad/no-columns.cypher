// id: no-columns
// title: A title
// theme: Test
// purpose: A test.
RETURN 1 AS one
