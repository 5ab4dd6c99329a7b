import sql, { type Sql } from 'sql-template-tag';
import type { ApplicationSelection } from '../../contract/applicants/application';
import { where } from '../db/where';
import type { Actor } from '../access/actor';
import type { Database } from '../db/database';
import { holdPeople } from '../db/hold-people';
import { AppError } from '../errors';
import { changingFiles } from '../files/file-changes';
import { dropResumes, resumesOf } from './resumes';
import type { Storage } from '../files/storage/storage';
import { announce } from '../realtime/changes';
import { expectCount, isMaskedFor, selected } from './selection';

interface Doomed {
  id: number;
  applicant_id: number;
  job_id: number;
}

interface Deletion {
  selection: ApplicationSelection;
  /** Predicate over alias `job`: whose applications the person may delete. */
  scope: Sql;
  timeZone: string;
}

/** Deletes applications whole or not at all, with people who then have none; the log keeps ids only. */
export const deleteApplications = async (
  db: Database,
  storage: Storage,
  actor: Actor,
  { selection, scope, timeZone }: Deletion,
): Promise<number> => {
  const chosen = selected(selection, { timeZone, isMasked: isMaskedFor(actor) });
  const doomed = await changingFiles(storage, (files) =>
    db.transaction(async (inner) => {
      await holdPeople(inner);
      const rows = await inner.many<Doomed>(sql`
      select application.id, application.applicant_id, application.job_id
      from application join job on job.id = application.job_id
      ${where([...chosen, scope])}
      order by application.id for update of application`);
      expectCount(selection, rows.length);
      if (rows.length === 0) throw new AppError('NOT_FOUND');
      const found = rows.map(({ id }) => id);
      await inner.run(sql`
      insert into audit_entry (actor_id, action, subject, subject_id, group_id, details)
      select ${actor.userId}, 'application.delete', 'application', application.id, job.group_id,
        jsonb_build_object('jobId', job.id)
      from application join job on job.id = application.job_id
      where application.id = any(${found}::integer[])`);
      const resumes = await resumesOf(inner, sql`id = any(${found}::integer[])`);
      await inner.run(sql`delete from application where id = any(${found}::integer[])`);
      await inner.run(sql`
      delete from applicant where id = any(${rows.map((one) => one.applicant_id)}::integer[])
        and not exists (select 1 from application where applicant_id = applicant.id)`);
      await dropResumes(inner, files, resumes);
      return rows;
    }),
  );
  announce({
    owner: 'application',
    ids: doomed.map(({ id }) => id),
    jobIds: [...new Set(doomed.map((one) => one.job_id))],
  });
  return doomed.length;
};
