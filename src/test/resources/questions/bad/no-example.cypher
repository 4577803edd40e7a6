// id: no-example
// title: A title
// theme: Test
// purpose: A test.
// parameter: a factor
// pattern: all with {a}
