// id: slow-to-notice
// title: What was there when nobody noticed
// title-ko: 아무도 알아채지 못했을 때 있던 요인
// theme: Detection
// purpose: Shows the factors of cases that took longer than a time to be noticed.
// parameter: over duration = 1h
// pattern: detected over {over} by factor
