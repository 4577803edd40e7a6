// id: deferred-then-hit
// title: A fix was put off, then it hit
// title-ko: 미룬 수정이 부른 장애
// theme: Promises
// purpose: Shows where a known fix had been put off before the case.
// pattern: deferred-fix across orgs
