// id: bare-operations
// title: Hands without a safeguard
// title-ko: 안전장치 없는 수작업
// theme: Factors
// purpose: Shows where a human slip met no safeguard. The two labels are near each other by definition.
// pattern: human-operation-error with missing-safeguard across orgs
