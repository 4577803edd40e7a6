// id: thin-evidence
// title: Cases of which only a digest was read
// title-ko: 요약만 읽은 사례
// theme: Data quality
// purpose: Shows for each organization in which share of its cases nothing but a digest was read.
// pattern: evidence:secondary-digest by org
