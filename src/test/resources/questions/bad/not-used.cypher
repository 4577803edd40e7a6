// id: not-used
// title: A title
// theme: Test
// purpose: A test.
// parameter: a factor = x
// pattern: all
