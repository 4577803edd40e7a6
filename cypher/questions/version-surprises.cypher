// id: version-surprises
// title: Versions that nobody chose
// title-ko: 아무도 고르지 않은 버전
// theme: Factors
// purpose: Shows by root cause where a version came in unpinned, or a vendor changed its behaviour.
// pattern: any of (unpinned-version, vendor-behaviour-change) by cause
