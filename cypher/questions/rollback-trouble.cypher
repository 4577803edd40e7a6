// id: rollback-trouble
// title: Going back was slow
// title-ko: 되돌리기가 느렸던 사례
// theme: Recovery
// purpose: Shows for each root cause in which share of its cases rolling back took long.
// pattern: slow-rollback by cause
