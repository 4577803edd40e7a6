// id: unknown-key
// title: A title
// theme: Test
// purpose: A test.
// porpose: x
// pattern: all
