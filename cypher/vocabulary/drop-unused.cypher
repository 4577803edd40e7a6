// id: vocabulary-drop-unused
// purpose: Removes the labels that nothing defines any more and no case carries.
MATCH (n:ContributingFactor|RootCause|Component|Symptom|Domain)
WHERE NOT n:Defined AND NOT EXISTS { (n)<--(:Case) }
DETACH DELETE n
