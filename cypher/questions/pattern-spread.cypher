// id: pattern-spread
// title: Where a pair of labels was met
// title-ko: 라벨 한 쌍이 나타난 조직
// theme: Factors
// purpose: Shows in which organizations two labels met in one case.
// parameter: a label, for example retry-storm
// parameter: b label, for example shared-dependency
// pattern: {a} with {b} across orgs
