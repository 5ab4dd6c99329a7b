import type pg from 'pg';

/** The smallest schema that serves the list, with its indexes, a history, one roll-up and foreign keys. */
export const floorMoveTablesSql = `
  create schema floor;
  create table floor.application as
    select application.id, applicant_id, job_id, job.department_id, source_id, stage_id, status_id,
      name_key, search_key, experience, recruiter_id, referrer_id, resume_file_id, joining_date,
      application.created_at, (application.created_at at time zone 'UTC')::date as day,
      application.updated_at, application.version
    from application join job on job.id = job_id order by application.id;
  alter table floor.application add primary key (id);
  create index on floor.application (created_at desc, id desc);
  create index on floor.application (status_id, created_at desc, id desc);
  create index on floor.application (department_id, status_id, created_at desc, id desc);
  create index on floor.application (job_id, created_at desc, id desc);
  create index on floor.application (name_key, id);
  create index on floor.application using gin (search_key gin_trgm_ops);
  create table floor.history (
    id bigint generated always as identity primary key, application_id integer not null,
    stage_id integer, status_id integer not null, actor_id integer, at timestamptz not null default now());
  insert into floor.history (application_id, stage_id, status_id, actor_id, at)
    select application_id, stage_id, status_id, actor_id, created_at from application_history order by id;
  create index on floor.history (application_id, id);
  alter table floor.application
    add foreign key (status_id) references status, add foreign key (stage_id) references stage;
  alter table floor.history
    add foreign key (application_id) references floor.application on delete cascade,
    add foreign key (status_id) references status, add foreign key (stage_id) references stage;
  create table floor.total (
    day date, department_id integer, status_id integer, n integer not null,
    primary key (day, department_id, status_id));
  insert into floor.total
    select day, department_id, status_id, count(*) from floor.application group by 1, 2, 3;`;

const move = {
  name: 'move',
  text: `
    with stood as materialized (
      select id, day, department_id, status_id from floor.application
      where id = any($1::integer[]) order by id for update),
    moved as (
      update floor.application set stage_id = $2, status_id = $3, updated_at = now(),
        version = version + 1
      from stood where application.id = stood.id returning application.id),
    step as (
      insert into floor.history (application_id, stage_id, status_id, actor_id)
      select id, $2, $3, 1 from stood),
    change as (
      select day, department_id, status_id, sum(n) as n from (
        select day, department_id, status_id, -1 as n from stood
        union all select day, department_id, $3, 1 from stood) one
      group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3),
    counted as (
      insert into floor.total as total select * from change
      on conflict (day, department_id, status_id) do update set n = total.n + excluded.n)
    select count(*)::integer as moved from moved`,
};

export const moveByHandWrittenSql = async (pool: pg.Pool, body: string): Promise<string> => {
  const { applicantId, stageId, statusId } = JSON.parse(body) as Record<string, unknown>;
  const { rows } = await pool.query<{ moved: number }>({
    ...move,
    values: [applicantId, stageId, statusId],
  });
  return JSON.stringify({ data: rows[0] });
};
