// id: server-try-to-write
// purpose: Writes a node of ours, in a transaction that is always taken back.
// columns: written whole
CREATE (n:GraphState)
RETURN count(n) AS written
