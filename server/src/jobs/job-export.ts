import sql, { type Sql } from 'sql-template-tag';
import { where } from '../db/where';
import type { Db } from '../db/database';
import { csvOf, type CsvColumn } from '../files/csv';
import type { Exports } from '../files/list-export';
import { exportedInScope } from './scope';
import { selected } from './selection';

interface JobLine {
  code: string;
  title: string;
  department: string;
  designation: string | null;
  job_type: string | null;
  positions: number;
  applicants: number;
  open_date: string;
  expiry_date: string | null;
  remote: string;
  city: string | null;
  slab: string | null;
  platforms: string | null;
  status: string;
}

const jobColumns: readonly CsvColumn<JobLine>[] = [
  { header: 'Job Code', key: 'code' },
  { header: 'Job Title', key: 'title' },
  { header: 'Department', key: 'department' },
  { header: 'Position', key: 'designation' },
  { header: 'Job Type', key: 'job_type' },
  { header: 'Positions', key: 'positions' },
  { header: 'Applicants', key: 'applicants' },
  { header: 'Open Date', key: 'open_date' },
  { header: 'Expiry Date', key: 'expiry_date' },
  { header: 'Remote', key: 'remote' },
  { header: 'Location', key: 'city' },
  { header: 'Referral Slab', key: 'slab' },
  { header: 'Platforms', key: 'platforms' },
  { header: 'Status', key: 'status' },
];

/** Where the next batch begins; the time is text, so that no microsecond is lost. */
interface Cursor {
  id: number;
  at: string;
}

const lines = (conditions: Sql[], timeZone: string): Sql => sql`
  with page as (
    select job.id from job ${where(conditions)}
    order by job.created_at desc, job.id desc limit 1000)
  select job.id, job.created_at::text as at, job.code, job.title, department.name as department,
    designation.name as designation, job_type.name as job_type,
    job.number_of_positions as positions, job.application_count as applicants,
    to_char(job.created_at at time zone ${timeZone}, 'DD/MM/YYYY') as open_date,
    to_char(job.expiry_date, 'DD/MM/YYYY') as expiry_date,
    case when job.is_remote then 'Yes' else 'No' end as remote,
    (select city.name from job_location
      join location on location.id = job_location.location_id
      join city on city.id = location.city_id
      where job_location.job_id = job.id order by job_location.sequence limit 1) as city,
    referral_amount.slug as slab,
    (select string_agg(platform.name, ', ' order by platform.id) from publication
      join platform on platform.id = publication.platform_id
      where publication.job_id = job.id and publication.state = 'live') as platforms,
    case when job.is_published then 'Published' else 'Saved' end as status
  from page join job on job.id = page.id
    join department on department.id = job.department_id
    left join designation on designation.id = job.designation_id
    left join job_type on job_type.id = job.job_type_id
    left join referral_amount on referral_amount.id = job.referral_amount_id
  order by job.created_at desc, job.id desc`;

/** Jobs for an export, newest first, a thousand at a time, each batch a statement of its own. */
const jobBatches = async function* (
  db: Db,
  conditions: Sql[],
  timeZone: string,
): AsyncGenerator<JobLine[]> {
  let after: Cursor | undefined;
  do {
    const next = after
      ? [sql`(job.created_at, job.id) < (${after.at}::timestamptz, ${after.id}::integer)`]
      : [];
    const rows: (JobLine & Cursor)[] = await db.many(lines([...conditions, ...next], timeZone));
    yield rows;
    after = rows.length === 1_000 ? rows.at(-1) : undefined;
  } while (after);
};

/** Jobs that a person may both see and export. */
export const jobExports: Exports = {
  'job-export': {
    part: 'selection',
    open: ({ db, viewer, timeZone }, { selection }) => {
      const scopes = exportedInScope(viewer.grants.get('job:view'), viewer);
      const conditions = [...scopes, ...selected(selection, timeZone)];
      return {
        subject: 'job',
        selection,
        csv: () => csvOf(jobColumns, jobBatches(db, conditions, timeZone)),
      };
    },
  },
};
