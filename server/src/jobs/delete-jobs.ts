import sql, { type Sql } from 'sql-template-tag';
import type { JobsDeleted, JobSelection, JobsImpact } from '../../contract/jobs/job';
import type { Actor } from '../access/actor';
import { where } from '../access/scope';
import type { Database, Db } from '../db/database';
import { holdPeople } from '../db/hold-people';
import { AppError } from '../errors';
import { changingFiles, type FileChanges } from '../files/file-changes';
import { dropResumes, resumesOf } from '../applicants/resumes';
import type { Storage } from '../files/storage/storage';
import { withdraw } from '../publishing/set-publications';
import { announce, announceJobs } from '../realtime/changes';
import { recordAudit } from '../audit/record-audit';
import { expectCount, selected } from './selection';

interface Asked {
  selection: JobSelection;
  /** Predicate over alias `job`: what the person may delete. */
  scope: Sql;
  timeZone: string;
}

const open = sql`status.category in ('start', 'active', 'on-hold')`;

/** What deleting a selection would take with it. */
export const readImpact = async (
  db: Db,
  { selection, scope, timeZone }: Asked,
): Promise<JobsImpact> => {
  const impact = await db.one<JobsImpact>(sql`
    with chosen as materialized (
      select job.id from job ${where([scope, ...selected(selection, timeZone)])})
    select (select count(*) from chosen) as jobs, (
      select count(*) from application join status on status.id = application.status_id
      where application.job_id in (select id from chosen) and ${open}) as "openApplications"`);
  return impact ?? { jobs: 0, openApplications: 0 };
};

interface Doomed {
  id: number;
  group_id: number | null;
}

/** Held, so that nobody gives an application a resume that would be forgotten. */
const holdApplications = (db: Db, jobIds: number[]): Promise<{ applicant_id: number }[]> =>
  db.many(sql`
    select applicant_id from application where job_id = any(${jobIds}::integer[])
    order by id for update`);

/** Applications go with their jobs; an applicant whose last application went is not kept. */
const remove = async (
  db: Db,
  files: FileChanges,
  ids: number[],
  applicantIds: number[],
): Promise<void> => {
  const kept = await db.many<{ id: string }>(sql`
    select seo_image_file_id as id from job
    where id = any(${ids}::integer[]) and seo_image_file_id is not null`);
  const resumes = await resumesOf(db, sql`job_id = any(${ids}::integer[])`);
  await db.run(sql`delete from job where id = any(${ids}::integer[])`);
  await db.run(sql`
    delete from applicant where id = any(${applicantIds}::integer[])
      and not exists (select 1 from application where applicant_id = applicant.id)`);
  await dropResumes(db, files, resumes);
  await files.drop(
    db,
    kept.map(({ id }) => id),
  );
};

/** Deletes a selection whole or not at all. */
export const deleteJobs = async (
  db: Database,
  storage: Storage,
  actor: Actor,
  { selection, scope, timeZone }: Asked,
): Promise<JobsDeleted> => {
  const gone = await changingFiles(storage, (files) =>
    db.transaction(async (inner) => {
      await holdPeople(inner);
      const jobs = await inner.many<Doomed>(sql`
      select job.id, job.group_id from job ${where([scope, ...selected(selection, timeZone)])}
      order by job.id for update of job`);
      expectCount(selection, jobs.length);
      if (jobs.length === 0) throw new AppError('NOT_FOUND');
      const ids = jobs.map(({ id }) => id);
      const applications = await holdApplications(inner, ids);
      await withdraw(inner, ids, actor.userId);
      await remove(inner, files, ids, [
        ...new Set(applications.map(({ applicant_id }) => applicant_id)),
      ]);
      await recordAudit(inner, actor.userId, 'job.delete', jobs);
      return ids;
    }),
  );
  announceJobs(gone);
  announce({ owner: 'application', ids: [], jobIds: gone });
  return { deleted: gone.length };
};
