// id: unknown-type
// title: A title
// theme: Test
// purpose: A test.
// parameter: a colour = red
// pattern: all with {a}
