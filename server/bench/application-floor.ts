import type { FloorStatements } from './floor';

const rows = (order: string): string => `
  select coalesce(json_agg(json_build_object(
    'id', application.id, 'firstName', person.first_name, 'lastName', person.last_name,
    'email', person.email, 'phone', person.phone, 'experience', application.experience,
    'job', json_build_object('id', job.id, 'title', job.title, 'code', job.code),
    'source', source.name,
    'status', json_build_object('id', status.id, 'name', status.name, 'category', status.category),
    'stage', stage.name, 'colour', stage.colour,
    'manager', json_build_object('id', manager.id, 'name', concat_ws(' ', manager.first_name, manager.last_name)),
    'recruiter', json_build_object('id', recruiter.id, 'name', concat_ws(' ', recruiter.first_name, recruiter.last_name)),
    'joiningDate', application.joining_date, 'created_at', application.created_at,
    'version', application.version
  ) order by ${order}), '[]')::text
  from page join application on application.id = page.id
    join applicant person on person.id = application.applicant_id
    join job on job.id = application.job_id join status on status.id = application.status_id
    left join applicant_source source on source.id = application.source_id
    left join stage on stage.id = application.stage_id
    left join app_user manager on manager.id = job.hiring_manager_id
    left join app_user recruiter on recruiter.id = application.recruiter_id`;

const newest = 'application.created_at desc, application.id desc';

const paged = (page: string, total: string, order = newest): string =>
  `with page as (${page}), total as (${total}) select total.n, (${rows(order)}) as rows from total`;

const total = (condition: string): string =>
  `select coalesce(sum(n), 0) as n from application_total where ${condition}`;

const whole = total(`unit = 'm' and status_id = 0 and source_id = 0`);

const searched = (pattern: string) => ({
  text: `with hit as materialized (
      select id, created_at from filed_application where search_key like $1),
    page as (select id from hit order by created_at desc, id desc limit 10),
    total as (select count(*) as n from hit)
    select total.n, (${rows(newest)}) as rows from total`,
  values: [pattern],
});

const zone = 'Asia/Kolkata';
export const measuredFilterDays = { from: '2026-03-01', to: '2026-05-31' };

export const applicationStatements: FloorStatements = {
  page: {
    text: paged(`select id from application order by created_at desc, id desc limit 10`, whole),
    values: [],
  },
  status: {
    text: paged(
      `select id from application where status_id = $1 order by created_at desc, id desc limit 10`,
      total(`unit = 'y' and status_id = $1`),
    ),
    values: [2],
  },
  filter: {
    text: paged(
      `select id from application where status_id = $1 and source_id = $2
         and created_at >= $3::date::timestamp at time zone '${zone}'
         and created_at < ($4::date + 1)::timestamp at time zone '${zone}'
       order by created_at desc, id desc limit 10`,
      total(
        `unit = 'd' and status_id = $1 and source_id = $2 and starts between $3::date and $4::date`,
      ),
    ),
    values: [2, 3, measuredFilterDays.from, measuredFilterDays.to],
  },
  sort: {
    text: paged(
      `select id from application order by name_key, id limit 10`,
      whole,
      'application.name_key, application.id',
    ),
    values: [],
  },
  search: searched('%kavya das%'),
  fragment: searched('%avya%'),
};
