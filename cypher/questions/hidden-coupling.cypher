// id: hidden-coupling
// title: What hung together without anybody knowing
// title-ko: 아무도 모르게 얽혀 있던 부분
// theme: Dependencies
// purpose: Shows for each component in which share of its cases a hidden dependency was found.
// pattern: hidden-dependency by component
