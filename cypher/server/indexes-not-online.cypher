// id: server-indexes-not-online
// purpose: The indexes that cannot be used: they are still filled, or they failed.
// columns: name text, state text
SHOW INDEXES YIELD name, state
WHERE state <> 'ONLINE'
RETURN name, state
ORDER BY name
