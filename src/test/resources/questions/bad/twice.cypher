// id: twice
// title: A title
// theme: Test
// purpose: A test.
// title: Again
// pattern: all
