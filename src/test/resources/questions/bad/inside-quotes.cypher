// id: inside-quotes
// title: A title
// theme: Test
// purpose: A test.
// parameter: a text = x
// pattern: text "{a}"
