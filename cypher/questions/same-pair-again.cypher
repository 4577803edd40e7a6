// id: same-pair-again
// title: The same pair of factors again in one organization
// title-ko: 한 조직에서 다시 나타난 같은 요인 쌍
// theme: Recurrence
// purpose: Shows where two contributing factors met in a case and met again in a later case of the same organization.
// parameter: a factor, for example missing-safeguard
// parameter: b factor, for example latent-bug
// pattern: factor:{a} with factor:{b} followed by factor:{a} with factor:{b}
