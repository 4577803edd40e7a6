// id: another-name
// title: A title
// theme: Test
// purpose: A test.
// pattern: all
