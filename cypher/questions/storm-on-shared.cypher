// id: storm-on-shared
// title: Retries that hit a shared part
// title-ko: 공유 부분을 덮친 재시도
// theme: Factors
// purpose: Shows where a storm of retries met a dependency that several services share.
// pattern: retry-storm with shared-dependency across orgs
