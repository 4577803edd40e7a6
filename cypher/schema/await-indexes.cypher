// id: schema-await-indexes
// purpose: Waits until every index can be asked.
// parameters: seconds whole
// columns: name text
CALL db.awaitIndexes($seconds)
RETURN 'ready' AS name
