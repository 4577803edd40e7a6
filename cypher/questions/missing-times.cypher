// id: missing-times
// title: Cases of which nobody knows when they were noticed
// title-ko: 언제 알아챘는지 모르는 사례
// theme: Data quality
// purpose: Shows for each organization in which share of its cases the time until detection is not known.
// pattern: unknown detected by org
