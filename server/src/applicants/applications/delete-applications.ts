import sql from 'sql-template-tag';
import type { ApplicationSelection } from '../../../contract/applicants/applications/application';
import type { Actor } from '../../platform/access/actor';
import { audit } from '../../platform/audit/audit';
import type { Database } from '../../platform/db/database';
import { lockPeople } from '../../platform/db/lock-people';
import { lockSelectedRows } from '../../platform/lists/list-selection';
import { applicationList } from './applications.list';
import type { ApplicationReader } from './criteria';
import { applicationsDeleted } from './hooks';
import { deleteUnusedResumes, readResumeIds } from './resumes';
import { announceApplications } from '../../platform/realtime/changes';

interface DeletedApplication {
  id: number;
  applicant_id: number;
  jobId: number;
  groupId: number | null;
}

/** Deletes all selected applications or none; the audit log stores ids only. */
export const deleteApplications = (
  db: Database,
  actor: Actor,
  selection: ApplicationSelection,
  reader: ApplicationReader,
): Promise<number> =>
  db.transaction(async (tx) => {
    await lockPeople(tx);
    const rows: DeletedApplication[] = await lockSelectedRows(
      tx,
      applicationList,
      selection,
      reader,
      sql`, application.applicant_id, application.job_id as "jobId",
        (select group_id from job where job.id = application.job_id) as "groupId"`,
    );
    const ids = rows.map(({ id }) => id);
    await applicationsDeleted.run(tx, { ids, actorId: actor.userId });
    const resumes = await readResumeIds(tx, sql`id = any(${ids}::integer[])`);
    await tx.run(sql`delete from application where id = any(${ids}::integer[])`);
    await tx.run(sql`
      delete from applicant where id = any(${rows.map((row) => row.applicant_id)}::integer[])
        and not exists (select 1 from application where applicant_id = applicant.id)`);
    await deleteUnusedResumes(tx, resumes);
    await audit(
      tx,
      actor.userId,
      'application.delete',
      rows.map(({ id, jobId, groupId }) => ({ id, groupId, details: { jobId } })),
    );
    announceApplications(
      tx,
      ids,
      rows.map(({ jobId }) => jobId),
    );
    return rows.length;
  });
