// id: load-sweep
// purpose: Removes what lost its last link, unless it is a case or the vocabulary defines it.
// parameters: candidates list
UNWIND $candidates AS candidate
MATCH (n)
WHERE elementId(n) = candidate
  AND NOT n:Case
  AND NOT n:Defined
  AND NOT EXISTS { (n)--() }
DELETE n
