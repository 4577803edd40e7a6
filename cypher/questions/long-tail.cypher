// id: long-tail
// title: What the longest recoveries had
// title-ko: 가장 긴 복구에 있던 요인
// theme: Recovery
// purpose: Shows the factors of cases that lasted longer than a time.
// parameter: over duration = 8h
// pattern: lasting over {over} by factor
