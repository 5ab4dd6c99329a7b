import sql, { type Sql } from 'sql-template-tag';

export const jobTotals = {
  columns: sql`job.is_published, job.openings`,
  of: (from: Sql): Sql => sql`
    select count(*) as total, json_build_object(
      'published', count(*) filter (where is_published),
      'saved', count(*) filter (where not is_published),
      'openings', coalesce(sum(openings), 0)) as more
    from ${from}`,
};

export const sumJobTotals = (from: Sql): Sql => sql`
  select coalesce(sum(job.jobs), 0) as total, json_build_object(
    'published', coalesce(sum(job.jobs) filter (where job.is_published), 0),
    'saved', coalesce(sum(job.jobs) filter (where not job.is_published), 0),
    'openings', coalesce(sum(job.positions), 0)) as more
  from ${from}`;
