-- Which feed a platform of the type feed reads: indeed, linkedin or jobs.
alter table platform add column feed text;
insert into platform (name, type, feed) values
  ('Careers Site', 'careers-page', null),
  ('Indeed', 'feed', 'indeed'),
  ('LinkedIn', 'feed', 'linkedin'),
  ('Job Feed', 'feed', 'jobs')
on conflict (name) do nothing;
