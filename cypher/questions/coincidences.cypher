// id: coincidences
// title: Two troubles at once
// title-ko: 한꺼번에 온 두 문제
// theme: Factors
// purpose: Shows for each root cause in which share of its cases a second failure overlapped.
// pattern: overlapping-failures by cause
