// id: Wrong_Id
// title: A title
// theme: Test
// purpose: A test.
// pattern: all
