// id: known-limits
// title: Limits and expiries that could be foreseen
// title-ko: 내다볼 수 있었던 한도와 만료
// theme: Detection
// purpose: Shows where a hard limit was reached or a credential ran out: dates and numbers that somebody could have watched.
// pattern: any of (hard-limit-reached, credential-expiry) across orgs
