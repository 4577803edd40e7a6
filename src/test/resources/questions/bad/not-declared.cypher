// id: not-declared
// title: A title
// theme: Test
// purpose: A test.
// pattern: all with {a}
