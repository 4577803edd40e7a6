// id: load-turn
// purpose: Waits until no other load is at work; holds until the transaction is rolled back.
MERGE (:LoadTurn {key: 'ikg'})
