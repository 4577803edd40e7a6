// id: wrong-target
// title: The right command at the wrong place
// title-ko: 엉뚱한 곳에 내린 올바른 명령
// theme: Factors
// purpose: Shows where a command meant for one environment ran in another.
// pattern: wrong-target-environment across orgs
