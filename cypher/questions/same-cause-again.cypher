// id: same-cause-again
// title: Who met the same cause again, and how soon
// title-ko: 같은 원인을 다시 겪은 조직과 그 간격
// theme: Recurrence
// purpose: Shows pairs of cases of one organization with the same root cause, the later within a time, so that the two can be read side by side.
// parameter: within duration = 2y
// pattern: all followed by same cause within {within}
