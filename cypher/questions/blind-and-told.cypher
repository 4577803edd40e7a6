// id: blind-and-told
// title: Nothing measured, users called
// title-ko: 측정은 없고 사용자가 알림
// theme: Detection
// purpose: Shows where monitoring was missing and users told of it.
// pattern: missing-monitoring with user-reported-detection across orgs
