// id: companions
// title: What travels with a label
// title-ko: 한 라벨과 함께 나타나는 요인
// theme: Factors
// purpose: Shows which contributing factors stand in the same cases as a label of any facet.
// parameter: label label, for example retry-storm
// pattern: factor:* with {label} by factor
