// id: views-totals
// purpose: How many cases the graph holds, and how many organizations they happened at.
// columns: cases whole, orgs whole
RETURN COUNT { (:Case) } AS cases,
  COUNT { MATCH (o:Organization) WHERE EXISTS { (o)<-[:AT]-(:Case) } RETURN o } AS orgs
