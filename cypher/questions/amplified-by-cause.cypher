// id: amplified-by-cause
// title: Which causes automation amplified
// title-ko: 자동화가 키운 원인
// theme: Factors
// purpose: Shows for each root cause in which share of its cases automation made it worse.
// pattern: automation-amplified by cause
