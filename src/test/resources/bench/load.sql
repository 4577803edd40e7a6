create table docs as
select row_number() over () as n, id, org, org_slug, date, title, root_cause, contributing,
  components, domain, symptoms, url, sources, analysis, summary
from read_json($documents, format = 'newline_delimited', maximum_object_size = 1048576, columns = {
  id: 'VARCHAR', org: 'VARCHAR', org_slug: 'VARCHAR', date: 'VARCHAR',
  title: 'STRUCT(en VARCHAR, ko VARCHAR)', summary: 'STRUCT(en VARCHAR, ko VARCHAR)',
  root_cause: 'VARCHAR', contributing: 'VARCHAR[]', components: 'VARCHAR[]', domain: 'VARCHAR[]',
  symptoms: 'VARCHAR[]', url: 'VARCHAR', sources: 'STRUCT(url VARCHAR, kind VARCHAR)[]',
  analysis: 'STRUCT(evidence STRUCT(tier VARCHAR), links STRUCT(id VARCHAR, kind VARCHAR, basis VARCHAR)[])'
});
create table case_factor as
select n, org_slug, unnest(contributing) as factor from docs;
create table links as
select n, unnest(analysis.links).id as target, unnest(analysis.links).kind as kind,
  unnest(analysis.links).basis as basis from docs;
create table steps as
select later.id as later, earlier.id as earlier, l.kind, l.basis, later.date as later_date
from links l join docs later on later.n = l.n join docs earlier on earlier.id = l.target
where l.kind = 'recurrence' or later.date > earlier.date
