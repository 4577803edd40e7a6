// id: inferred-chains
// title: Cases that the editors linked to an earlier one
// title-ko: 편집자가 앞선 사례와 이은 사례
// theme: Recurrence
// purpose: Shows linked cases where no source names the other, so that the link itself has to be judged.
// pattern: all then inferred all
