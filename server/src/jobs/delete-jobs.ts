import sql, { type Sql } from 'sql-template-tag';
import type { JobsDeleted, JobSelection, JobsImpact } from '../../contract/jobs/job';
import type { Actor } from '../access/actor';
import { where } from '../db/where';
import type { Database, Db } from '../db/database';
import { holdPeople } from '../db/hold-people';
import { AppError } from '../errors';
import { changingFiles, type FileChanges } from '../files/file-changes';
import type { Storage } from '../files/storage/storage';
import { announce, announceJobs } from '../realtime/changes';
import { recordAudit } from '../audit/record-audit';
import type { JobExtension } from './job-extension';
import { expectCount, selected } from './selection';

interface Deletion {
  selection: JobSelection;
  /** Predicate over alias `job`: what the person may delete. */
  scope: Sql;
  timeZone: string;
}

const open = sql`status.category in ('start', 'active', 'on-hold')`;

/** What deleting a selection would take with it. */
export const readImpact = async (
  db: Db,
  { selection, scope, timeZone }: Deletion,
): Promise<JobsImpact> => {
  const impact = await db.one<JobsImpact>(sql`
    with chosen as materialized (
      select job.id from job ${where([scope, ...selected(selection, timeZone)])})
    select (select count(*) from chosen) as jobs, (
      select count(*) from application join status on status.id = application.status_id
      where application.job_id in (select id from chosen) and ${open}) as "openApplications"`);
  return impact ?? { jobs: 0, openApplications: 0 };
};

interface DeletedJob {
  id: number;
  group_id: number | null;
}

const remove = async (db: Db, files: FileChanges, ids: number[]): Promise<void> => {
  const kept = await db.many<{ id: string }>(sql`
    select seo_image_file_id as id from job
    where id = any(${ids}::integer[]) and seo_image_file_id is not null`);
  await db.run(sql`delete from job where id = any(${ids}::integer[])`);
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
  { selection, scope, timeZone, extensions }: Deletion & { extensions: readonly JobExtension[] },
): Promise<JobsDeleted> => {
  const gone = await changingFiles(storage, (files) =>
    db.transaction(async (inner) => {
      await holdPeople(inner);
      const jobs = await inner.many<DeletedJob>(sql`
      select job.id, job.group_id from job ${where([scope, ...selected(selection, timeZone)])}
      order by job.id for update of job`);
      expectCount(selection, jobs.length);
      if (jobs.length === 0) throw new AppError('NOT_FOUND');
      const ids = jobs.map(({ id }) => id);
      const whenGone = [];
      for (const { deleting } of extensions)
        whenGone.push(await deleting?.(inner, files, { ids, actorId: actor.userId }));
      await remove(inner, files, ids);
      for (const step of whenGone) await step?.();
      await recordAudit(inner, actor.userId, 'job.delete', jobs);
      return ids;
    }),
  );
  announceJobs(gone);
  announce({ owner: 'application', ids: [], jobIds: gone });
  return { deleted: gone.length };
};
