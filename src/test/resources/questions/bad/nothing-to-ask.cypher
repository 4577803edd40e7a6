// id: nothing-to-ask
// title: A title
// theme: Test
// purpose: A test.
