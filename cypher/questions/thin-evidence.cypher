// id: thin-evidence
// title: Cases of which only a digest was read
// title-ko: 요약만 읽은 사례
// theme: Data quality
// purpose: Shows whose cases were read in a digest only, so that nothing follows from what they do not say.
// pattern: evidence:secondary-digest by org
