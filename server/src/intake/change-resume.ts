import sql, { type Sql } from 'sql-template-tag';
import type { ResumeKept } from '../../contract/intake/application-intake';
import { where } from '../db/where';
import type { Database } from '../db/database';
import { AppError } from '../errors';
import { changingFiles, type CheckedFile } from '../files/file-changes';
import type { Storage } from '../files/storage/storage';

interface Change {
  id: number;
  actorId: number;
  /** None takes the stored one away. */
  resume: CheckedFile | undefined;
  /** Predicate over alias `job`: whose applications the person may change. */
  scope: Sql;
}

interface Locked {
  job_id: number;
  group_id: number | null;
  stored: string | null;
}

/** Gives an application its resume, or takes it away; the file that was there goes with it. */
export const changeResume = (
  db: Database,
  storage: Storage,
  { id, actorId, resume, scope }: Change,
): Promise<ResumeKept & { jobId: number }> =>
  changingFiles(storage, (files) =>
    db.transaction(async (inner) => {
      const application = await inner.one<Locked>(sql`
        select application.job_id, job.group_id, application.resume_file_id as stored
        from application join job on job.id = application.job_id
        ${where([sql`application.id = ${id}`, scope])} for update of application`);
      if (!application) throw new AppError('NOT_FOUND');
      const { job_id: jobId, group_id: groupId, stored } = application;
      const fileId = resume ? await files.add(inner, resume, actorId) : null;
      const changed = await inner.one<{ version: number }>(sql`
        update application set resume_file_id = ${fileId}, version = version + 1, updated_at = now()
        where id = ${id} returning version`);
      if (stored) await files.drop(inner, [stored]);
      await inner.run(sql`
        insert into audit_entry (actor_id, action, subject, subject_id, group_id, details)
        values (${actorId}, ${resume ? 'application.resume' : 'application.resume-remove'},
          'application', ${id}, ${groupId}, ${JSON.stringify({ jobId })})`);
      return {
        jobId,
        resume: resume && fileId ? { fileId, name: resume.name } : null,
        version: changed?.version ?? 1,
      };
    }),
  );
