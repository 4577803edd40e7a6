// id: pattern-with-columns
// title: A title
// theme: Test
// purpose: A test.
// columns: a text
// pattern: all
