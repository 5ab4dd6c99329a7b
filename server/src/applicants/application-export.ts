import sql, { raw, type Sql } from 'sql-template-tag';
import type { ApplicationSelection } from '../../contract/applicants/application';
import { exportedInScope } from '../jobs/scope';
import { where } from '../db/where';
import type { Db } from '../db/database';
import { csvOf, type CsvColumn } from '../files/csv';
import type { ExportRequest, Exports, ListExport } from '../files/list-export';
import { selected } from './selection';

interface ApplicationLine {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  experience: number | null;
  title: string;
  code: string;
  source: string | null;
  stage: string | null;
  status: string;
  hiring_manager: string | null;
  recruiter: string | null;
  applied: string;
  joining: string | null;
}

const columns: readonly CsvColumn<ApplicationLine>[] = [
  { header: 'Id', key: 'id' },
  { header: 'First Name', key: 'first_name' },
  { header: 'Last Name', key: 'last_name' },
  { header: 'Email', key: 'email' },
  { header: 'Contact Detail', key: 'phone' },
  { header: 'Experience', key: 'experience' },
  { header: 'Job Title', key: 'title' },
  { header: 'Job Code', key: 'code' },
  { header: 'Source', key: 'source' },
  { header: 'Stage', key: 'stage' },
  { header: 'Status', key: 'status' },
  { header: 'Hiring Manager', key: 'hiring_manager' },
  { header: 'Recruiter Assigned', key: 'recruiter' },
  { header: 'Application Date', key: 'applied' },
  { header: 'Joining Date', key: 'joining' },
];
const contact = new Set(['email', 'phone']);

/** The first batch is small, so that a download begins at once. */
const firstBatch = 50;
const batch = 1_000;

const lines = (page: Sql, timeZone: string): Sql => sql`
  with page as (${page})
  select application.id, application.created_at::text as at, applicant.first_name,
    applicant.last_name, applicant.email, applicant.phone, application.experience, job.title, job.code,
    applicant_source.name as source, stage.name as stage, status.name as status,
    btrim(hiring_manager.first_name || ' ' || hiring_manager.last_name) as hiring_manager,
    btrim(recruiter.first_name || ' ' || recruiter.last_name) as recruiter,
    to_char(application.created_at at time zone ${timeZone}, 'MM/DD/YYYY') as applied,
    to_char(application.joining_date, 'MM/DD/YYYY') as joining
  from page join application on application.id = page.id
    join applicant on applicant.id = application.applicant_id
    join job on job.id = application.job_id
    join status on status.id = application.status_id
    left join stage on stage.id = application.stage_id
    left join applicant_source on applicant_source.id = application.source_id
    left join app_user hiring_manager on hiring_manager.id = job.hiring_manager_id
    left join app_user recruiter on recruiter.id = application.recruiter_id
  order by application.created_at desc, application.id desc`;

/** Where the next batch begins; the time is text, so that no microsecond is lost. */
interface Cursor {
  id: number;
  at: string;
}
type Batch = (ApplicationLine & Cursor)[];

const newestFirst = sql`order by application.created_at desc, application.id desc`;

const readAfter = (
  db: Db,
  conditions: Sql[],
  timeZone: string,
  after: Cursor | undefined,
): Promise<Batch> => {
  const next = after
    ? [
        sql`(application.created_at, application.id) < (${after.at}::timestamptz, ${after.id}::integer)`,
      ]
    : [];
  const page = sql`
    select application.id from application ${where([...conditions, ...next])}
    ${newestFirst} limit ${raw(String(after ? batch : firstBatch))}`;
  return db.many(lines(page, timeZone));
};

/** Newest first. The next batch is being read while one is written. */
const inOrder = async function* (db: Db, conditions: Sql[], timeZone: string) {
  let rows = await readAfter(db, conditions, timeZone, undefined);
  let wanted = firstBatch;
  for (;;) {
    const last = rows.length === wanted ? rows.at(-1) : undefined;
    const next = last && readAfter(db, conditions, timeZone, last);
    // Whoever stops reading leaves this batch to nobody.
    next?.catch(() => undefined);
    yield rows;
    if (!next) return;
    rows = await next;
    wanted = batch;
  }
};

/** A search is made once; its hits are then read in batches. */
const byIds = async function* (db: Db, conditions: Sql[], timeZone: string) {
  const hits = await db.many<{ id: number }>(sql`
    select application.id from application ${where(conditions)} ${newestFirst}`);
  for (let from = 0; from < hits.length; from += batch) {
    const ids = hits.slice(from, from + batch).map(({ id }) => id);
    yield (await db.many(lines(sql`select unnest(${ids}::integer[]) as id`, timeZone))) as Batch;
  }
};

/**
 * What a person may both see and export of a selection; without e-mail and phone in the masked view.
 * @throws AppError when that is nothing, or the selection names nothing.
 */
const open = (
  { db, viewer, timeZone }: ExportRequest,
  selection: ApplicationSelection,
): ListExport => {
  const seen = viewer.grants.get('application:view');
  const scopes = exportedInScope(seen, viewer);
  const isMasked = seen?.view === 'masked';
  const conditions = [
    ...selected(selection, { timeZone, isMasked }),
    ...(scopes.length > 0
      ? [sql`application.job_id in (select job.id from job ${where(scopes)})`]
      : []),
  ];
  const read = selection.matching?.search ? byIds : inOrder;
  return {
    subject: 'application',
    selection,
    csv: () =>
      csvOf(
        isMasked ? columns.filter(({ key }) => !contact.has(key)) : columns,
        read(db, conditions, timeZone),
      ),
  };
};

export const applicationExports: Exports = {
  'application-export': {
    part: 'applications',
    open: (request, { applications }) => open(request, applications),
  },
};
