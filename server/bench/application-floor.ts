import type { Statements } from './floor';

/** A page of ten rows around the keys that a statement has found. */
const rows = (order: string): string => `
  select coalesce(json_agg(json_build_object(
    'id', application.id, 'applicantId', application.id,
    'firstName', person.first_name, 'lastName', person.last_name,
    'applicantEmail', person.email, 'phoneNumber', person.phone, 'experience', application.experience,
    'job', json_build_object('jobId', j.id, 'jobTitle', j.title, 'jobCode', j.code, 'designation', n.name),
    'source', case when o.id is not null then
      json_build_object('id', o.id, 'sourceId', o.id, 'source', o.name) end,
    'status', json_build_object('id', s.id, 'name', s.name, 'category', s.category, 'statusColor', g.colour),
    'stage', case when g.id is not null then
      json_build_object('id', g.id, 'name', g.name, 'colour', g.colour) end,
    'hiringManager', case when h.id is not null then
      json_build_object('userId', h.id, 'name', h.first_name, 'lastName', h.last_name) end,
    'recruitingManager', case when r.id is null then '[]'::json else json_build_array(
      json_build_object('userId', r.id, 'name', r.first_name, 'lastName', r.last_name)) end,
    'user', case when f.id is not null then
      json_build_object('userId', f.id, 'name', f.first_name, 'lastName', f.last_name) end,
    'resume', case when d.id is not null then json_build_object('fileId', d.id, 'name', d.name) end,
    'joiningDate', application.joining_date, 'created_at', application.created_at,
    'pipelineId', j.pipeline_id, 'withoutHiringProcess', j.pipeline_id is null,
    'version', application.version
  ) order by ${order}), '[]')::text
  from page join application on application.id = page.id
    join applicant person on person.id = application.applicant_id
    join job j on j.id = application.job_id join status s on s.id = application.status_id
    left join designation n on n.id = j.designation_id
    left join applicant_source o on o.id = application.source_id
    left join stage g on g.id = application.stage_id
    left join app_user h on h.id = j.hiring_manager_id
    left join app_user r on r.id = application.recruiter_id
    left join app_user f on f.id = application.referrer_id
    left join stored_file d on d.id = application.resume_file_id`;

const newest = 'application.created_at desc, application.id desc';

const paged = (page: string, total: string, order = newest): string =>
  `with page as (${page}), total as (${total}) select total.n, (${rows(order)}) as rows from total`;

const total = (condition: string): string =>
  `select coalesce(sum(n), 0) as n from application_total where ${condition}`;

const whole = total(`unit = 'm' and status_id = 0 and source_id = 0`);

const searched = (pattern: string) => ({
  text: `with hit as materialized (
      select id, created_at from application where search_key like $1),
    page as (select id from hit order by created_at desc, id desc limit 10),
    total as (select count(*) as n from hit)
    select total.n, (${rows(newest)}) as rows from total`,
  values: [pattern],
});

const zone = 'Asia/Kolkata';
/** The days of the measured range; ours is asked for the same. */
export const range = { from: '2026-03-01', to: '2026-05-31' };

export const applicationStatements: Statements = {
  page: {
    text: paged(`select id from application order by created_at desc, id desc limit 10`, whole),
    values: [],
  },
  status: {
    text: paged(
      `select id from application where status_id = $1 order by created_at desc, id desc limit 10`,
      total(`unit = 'm' and status_id = $1 and source_id = 0`),
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
    values: [2, 3, range.from, range.to],
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
