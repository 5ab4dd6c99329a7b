import sql from 'sql-template-tag';
import type { JobsDeleted, JobSelection, JobsImpact } from '../../../contract/jobs/postings/job';
import type { Actor } from '../../platform/access/actor';
import { toWhereClause } from '../../platform/db/where-clause';
import type { Db, Transaction } from '../../platform/db/database';
import { lockPeople } from '../../platform/db/lock-people';
import { deleteFiles } from '../../platform/files/file-changes';
import { lockSelectedRows, toSelectionConditions } from '../../platform/lists/list-selection';
import { announceJobs } from '../../platform/realtime/changes';
import { audit } from '../../platform/audit/audit';
import type { ServerDependencies } from '../../platform/domain';
import type { JobExtension } from './job-extension';
import type { JobReader } from './criteria';
import { jobList } from './jobs.list';

interface DeleteJobsRequest {
  selection: JobSelection;
  reader: JobReader;
}

const isOpenStatus = sql`status.category in ('start', 'active', 'on-hold')`;

export const readJobDeletionImpact = async (
  db: Db,
  { selection, reader }: DeleteJobsRequest,
): Promise<JobsImpact> => {
  const impact = await db.one<JobsImpact>(sql`
    with chosen as materialized (
      select job.id from job ${toWhereClause(toSelectionConditions(jobList, selection, reader))})
    select (select count(*) from chosen) as jobs, (
      select count(*) from application join status on status.id = application.status_id
      where application.job_id in (select id from chosen) and ${isOpenStatus}) as "openApplications"`);
  return impact ?? { jobs: 0, openApplications: 0 };
};

interface DeletedJob {
  id: number;
  name: string;
  groupId: number | null;
}

const deleteJobRows = async (tx: Transaction, ids: number[]): Promise<void> => {
  const images = await tx.many<{ id: string }>(sql`
    select seo_image_file_id as id from job
    where id = any(${ids}::integer[]) and seo_image_file_id is not null`);
  await tx.run(sql`delete from job where id = any(${ids}::integer[])`);
  await deleteFiles(
    tx,
    images.map(({ id }) => id),
  );
};

/** Deletes all selected jobs or none. */
export const deleteJobs = (
  { db }: Pick<ServerDependencies, 'db'>,
  { userId }: Actor,
  { selection, reader, extensions }: DeleteJobsRequest & { extensions: readonly JobExtension[] },
): Promise<JobsDeleted> =>
  db.transaction(async (tx) => {
    await lockPeople(tx);
    const columns = sql`, job.title as name, job.group_id as "groupId"`;
    const jobs: DeletedJob[] = await lockSelectedRows(tx, jobList, selection, reader, columns);
    const ids = jobs.map(({ id }) => id);
    const whenGone = [];
    for (const { deleting } of extensions)
      whenGone.push(await deleting?.(tx, { ids, actorId: userId }));
    await deleteJobRows(tx, ids);
    for (const step of whenGone) await step?.();
    await audit(tx, userId, 'job.delete', jobs);
    announceJobs(tx, ids);
    return { deleted: ids.length };
  });
