import sql, { type Sql } from 'sql-template-tag';
import type { ApplicationSelection } from '../../contract/applicants/application';
import { where } from '../db/where';
import type { Actor } from '../access/actor';
import { audit } from '../audit/audit';
import { holdPeople } from '../db/hold-people';
import type { Parts } from '../domain';
import { AppError } from '../errors';
import { dropResumes, resumesOf } from './resumes';
import { announceApplications } from '../realtime/changes';
import { expectCount, isMaskedFor, selected } from './selection';

interface DeletedApplication {
  id: number;
  applicant_id: number;
  jobId: number;
  groupId: number | null;
}

interface Deletion {
  selection: ApplicationSelection;
  /** Predicate over alias `job`: whose applications the person may delete. */
  scope: Sql;
  timeZone: string;
}

/** Deletes applications whole or not at all, with people who then have none; the log keeps ids only. */
export const deleteApplications = (
  { db, storage }: Pick<Parts, 'db' | 'storage'>,
  actor: Actor,
  { selection, scope, timeZone }: Deletion,
): Promise<number> =>
  db.transaction(async (tx) => {
    await holdPeople(tx);
    const chosen = selected(selection, { timeZone, isMasked: isMaskedFor(actor) });
    const rows = await tx.many<DeletedApplication>(sql`
      select application.id, application.applicant_id, application.job_id as "jobId",
        job.group_id as "groupId"
      from application join job on job.id = application.job_id
      ${where([...chosen, scope])}
      order by application.id for update of application`);
    expectCount(selection, rows.length);
    if (rows.length === 0) throw new AppError('NOT_FOUND');
    const ids = rows.map(({ id }) => id);
    const resumes = await resumesOf(tx, sql`id = any(${ids}::integer[])`);
    await tx.run(sql`delete from application where id = any(${ids}::integer[])`);
    await tx.run(sql`
      delete from applicant where id = any(${rows.map((row) => row.applicant_id)}::integer[])
        and not exists (select 1 from application where applicant_id = applicant.id)`);
    await dropResumes(tx, storage, resumes);
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
