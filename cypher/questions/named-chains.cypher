// id: named-chains
// title: Cases that a later case names
// title-ko: 뒤의 사례가 이름으로 가리킨 사례
// theme: Recurrence
// purpose: Shows linked cases where the source of one names the other.
// pattern: all then named all
