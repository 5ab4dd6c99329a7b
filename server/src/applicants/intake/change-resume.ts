import sql, { type Sql } from 'sql-template-tag';
import type { ResumeKept } from '../../../contract/applicants/intake/application-intake';
import { toWhereClause } from '../../platform/db/where-clause';
import { audit } from '../../platform/audit/audit';
import type { ServerDependencies } from '../../platform/domain';
import { AppError } from '../../platform/errors';
import { addFile, deleteFiles, type CheckedFile } from '../../platform/files/file-changes';
import { enqueueTask } from '../../platform/queue/enqueue';
import { announceApplications } from '../../platform/realtime/changes';
import { readResumeTaskKind } from './resume-text/resume-text-kinds';

interface ResumeChange {
  id: number;
  /** User who changes the resume; null if the applicant does. */
  actorId: number | null;
  /** New resume; undefined deletes the stored one. */
  resume: CheckedFile | undefined;
  /** Predicate over alias `job`: jobs whose applications the user may change. */
  scope: Sql;
}

interface ApplicationWithResume {
  job_id: number;
  group_id: number | null;
  stored: string | null;
}

export const changeResume = (
  { db, storage }: Pick<ServerDependencies, 'db' | 'storage'>,
  { id, actorId, resume, scope }: ResumeChange,
): Promise<ResumeKept> =>
  db.transaction(async (tx) => {
    const application = await tx.one<ApplicationWithResume>(sql`
      select application.job_id, job.group_id, application.resume_file_id as stored
      from application join job on job.id = application.job_id
      ${toWhereClause([sql`application.id = ${id}`, scope])} for update of application`);
    if (!application) throw new AppError('NOT_FOUND');
    const { job_id: jobId, group_id: groupId, stored } = application;
    const fileId = resume ? await addFile(tx, storage, resume, actorId) : null;
    const changed = await tx.one<{ version: number }>(sql`
      update application set resume_file_id = ${fileId}, version = version + 1, updated_at = now()
      where id = ${id} returning version`);
    if (fileId) await enqueueTask(tx, readResumeTaskKind, { fileId });
    if (stored) await deleteFiles(tx, [stored]);
    const action = resume ? 'application.resume' : 'application.resume-remove';
    await audit(tx, actorId, action, { id, groupId, details: { jobId } });
    announceApplications(tx, [id], [jobId]);
    return {
      resume: resume && fileId ? { fileId, name: resume.name } : null,
      version: changed?.version ?? 1,
    };
  });
