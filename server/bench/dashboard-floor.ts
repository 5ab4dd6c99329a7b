import type { FloorStatements } from './floor';

interface Card {
  query: string;
  /** SQL with a column `line` of JSON objects, the largest counts first. */
  lines: string;
  /** True if the card counts all records instead of reading the first rows. */
  whole?: true;
}

const range = { from: '2026-03-01', to: '2026-05-31' };
const ofRange = `fromDate=${range.from}&toDate=${range.to}`;
const zone = 'Asia/Kolkata';
const inCategory = (...categories: string[]): string =>
  `array(select id from status where category in (${categories.map((one) => `'${one}'`).join(', ')}))`;
const hired = inCategory('hired');
const open = inCategory('start', 'active', 'on-hold');

const source = (counted: string): string => `
  select json_build_object('sourceId', s.id, 'source', s.name, 'applicants', c.applicants, 'hired', c.hired) as line
  from (${counted}) c join applicant_source s on s.id = c.source_id
  where c.applicants > 0 order by c.applicants desc, s.id`;

const bySource = (unit: string, days: string): string =>
  source(`select source_id, coalesce(sum(n) filter (where status_id = 0), 0) as applicants,
      coalesce(sum(n) filter (where status_id <> 0), 0) as hired
    from application_total where unit = '${unit}' and source_id <> 0 ${days}
      and (status_id = 0 or status_id = any(${hired}))
    group by source_id`);

const ahead = `between today and today + 7`;
const waiting = (kind: string, days: string, from: string): string => `
  select '${kind}' as kind, ${days}, count(*) as count from ${from}`;
const nextDays = `min(today) as from, min(today) + 7 as to`;

export const measuredCards: Readonly<Record<string, Card>> = {
  waiting: {
    query: '',
    whole: true,
    lines: `with company as materialized (select (now() at time zone '${zone}')::date as today),
        one as (
          ${waiting(
            'stalled',
            `null::date as from, null::date as to`,
            `stage_usual u cross join lateral (select from application
               where stage_id = u.stage_id and stage_since <= now() - (u.days + 1) * interval '1 day'
                 and status_id = any(${open}) offset 0) a`,
          )}
          union all ${waiting(
            'joining',
            nextDays,
            `company left join application on joining_date ${ahead} and status_id = any(${hired})`,
          ).replace('count(*)', 'count(application.id)')}
          union all ${waiting(
            'expiring',
            nextDays,
            `company left join job on expiry_date ${ahead}`,
          ).replace('count(*)', 'count(job.id)')}
          union all ${waiting(
            'duplicate',
            `null, null`,
            `duplicate_pair pair join applicant a on a.id = pair.first_id
               join applicant b on b.id = pair.second_id
             where pair.state = 'suspected' and a.merged_into_id is null and b.merged_into_id is null`,
          )})
      select json_build_object('kind', kind, 'from', one.from, 'to', one.to, 'count', count) as line
      from one where count > 0`,
  },
  'applicant-source': { query: '', lines: bySource('y', '') },
  'applicant-source of 92 days': {
    query: ofRange,
    lines: bySource('d', `and starts between '${range.from}' and '${range.to}'`),
  },
  'trending-jobs': {
    query: 'allJobs=true',
    lines: `select json_build_object('jobId', job.id, 'jobTitle', job.title, 'jobCode', job.code,
        'department', d.name, 'applicants', job.application_count) as line
      from job join department d on d.id = job.department_id
      where job.application_count > 0 order by job.application_count desc, job.id desc`,
  },
  'trending-jobs of 92 days': {
    query: `allJobs=true&${ofRange}`,
    lines: `select json_build_object('jobId', job.id, 'jobTitle', job.title, 'jobCode', job.code,
        'department', d.name, 'applicants', c.n) as line
      from (select job_id, count(*) as n from application
          where created_at >= '${range.from}'::timestamp at time zone '${zone}'
            and created_at < ('${range.to}'::date + 1)::timestamp at time zone '${zone}'
          group by job_id) c
        join job on job.id = c.job_id join department d on d.id = job.department_id
      order by c.n desc, job.id desc`,
  },
  'recruiter-progress': {
    query: '',
    lines: `select json_build_object('recruiter', json_build_object('userId', r.id, 'name', r.first_name,
        'lastName', r.last_name), 'inprogress', c.inprogress, 'closed', c.closed, 'overdue', c.overdue) as line
      from (select t.recruiter_id,
          coalesce(sum(n) filter (where t.status_id = any(${open}) and not job.is_expired), 0) as inprogress,
          coalesce(sum(n) filter (where not t.status_id = any(${open})), 0) as closed,
          coalesce(sum(n) filter (where t.status_id = any(${open}) and job.is_expired), 0) as overdue
        from application_job_total t join job on job.id = t.job_id where t.recruiter_id <> 0 group by 1) c
        join app_user r on r.id = c.recruiter_id
      where inprogress + closed + overdue > 0
      order by inprogress + overdue desc, closed desc, r.id`,
  },
  'stage-times': {
    query: '',
    lines: `select json_build_object('stage', json_build_object('id', stage.id, 'name', stage.name,
        'colour', stage.colour), 'stays', c.total, 'days', c.days, 'companyDays', usual.days) as line
      from (select stage_id, min(days) filter (where reached * 2 >= total) as days, max(total) as total
        from (select stage_id, days, sum(n) over (partition by stage_id order by days) as reached,
            sum(n) over (partition by stage_id) as total
          from stage_stay_total where job_id = 0) stay
        group by stage_id having max(total) > 0) c
        join stage on stage.id = c.stage_id left join stage_usual usual on usual.stage_id = c.stage_id
        left join (select stage_id, avg(sequence) as place from pipeline_stage group by 1) p
          on p.stage_id = stage.id
      order by p.place, stage.id`,
  },
  'hire-times of 92 days': {
    query: ofRange,
    lines: `select json_build_object('departmentId', d.id, 'department', d.name, 'hired', c.hired,
        'days', c.days) as line
      from (select job.department_id, count(*) as hired, percentile_disc(0.5) within group (
            order by greatest(0, whole_days(a.created_at, a.hired_at))) as days
          from application a join job on job.id = a.job_id
          where a.hired_at is not null and a.status_id = any(${hired})
            and a.created_at >= '${range.from}'::timestamp at time zone '${zone}'
            and a.created_at < ('${range.to}'::date + 1)::timestamp at time zone '${zone}'
          group by 1) c
        join department d on d.id = c.department_id
      order by c.days desc, c.hired desc, d.id`,
  },
  'hire-times': {
    query: '',
    lines: `select json_build_object('departmentId', d.id, 'department', d.name, 'hired', c.hired,
        'days', c.days) as line
      from (select job.department_id, count(*) as hired, percentile_disc(0.5) within group (
            order by greatest(0, whole_days(a.created_at, a.hired_at))) as days
          from application a join job on job.id = a.job_id
          where a.hired_at is not null and a.status_id = any(${hired}) group by 1) c
        join department d on d.id = c.department_id
      order by c.days desc, c.hired desc, d.id`,
  },
  'opening-ages': {
    query: '',
    lines: `select json_build_object('fromDays', age.first, 'toDays', age.last, 'from', today - age.last,
        'to', today - age.first, 'jobs', c.jobs, 'openings', c.openings) as line
      from (select (now() at time zone '${zone}')::date as today) company
        cross join (values (0, 30), (31, 60), (61, 90), (91, null::integer)) age (first, last)
        cross join lateral (
          select count(*) as jobs, coalesce(sum(openings), 0) as openings from job
          where not is_expired and created_at < (today - age.first + 1)::timestamp at time zone '${zone}'
            and (age.last is null
              or created_at >= (today - age.last)::timestamp at time zone '${zone}')) c
      order by age.first`,
  },
};

/** The number of lines is a literal, since the planner cannot estimate a parameter. */
export const dashboardStatements: FloorStatements = Object.fromEntries(
  Object.entries(measuredCards).map(([name, { lines, whole }]) => [
    encodeURIComponent(name),
    {
      text: `with card as (${lines} ${whole ? '' : 'limit 5'})
        select coalesce(json_agg(line), '[]')::text as rows, count(*) as n from card`,
      values: [],
    },
  ]),
);
