// id: bad-column
// title: A title
// theme: Test
// purpose: A test.
// columns: one, two number
RETURN 1 AS one, 2 AS two
