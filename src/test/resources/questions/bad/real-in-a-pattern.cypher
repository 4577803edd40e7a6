// id: real-in-a-pattern
// title: A title
// theme: Test
// purpose: A test.
// parameter: a real = 0.5
// pattern: all limit {a}
