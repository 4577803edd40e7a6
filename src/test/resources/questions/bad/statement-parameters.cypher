// id: statement-parameters
// title: A title
// theme: Test
// purpose: A test.
// parameter: a text = x
// columns: one text
RETURN $b + '$a' AS one
