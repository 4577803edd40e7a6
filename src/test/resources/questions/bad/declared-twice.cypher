// id: declared-twice
// title: A title
// theme: Test
// purpose: A test.
// parameter: a factor = x
// parameter: a factor = y
// pattern: {a}
