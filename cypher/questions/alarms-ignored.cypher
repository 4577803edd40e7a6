// id: alarms-ignored
// title: Alarms that were noise or were set aside
// title-ko: 소음이었거나 무시된 경보
// theme: Detection
// purpose: Shows where alarms had lost their meaning, or a warning was seen and not followed.
// pattern: any of (alert-noise, warning-ignored) across orgs
