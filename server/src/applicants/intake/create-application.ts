import sql, { type Sql } from 'sql-template-tag';
import type { ApplicationCreate } from '../../../contract/applicants/intake/application-intake';
import { audit } from '../../platform/audit/audit';
import type { Db, Transaction } from '../../platform/db/database';
import type { ServerDependencies } from '../../platform/domain';
import type { FileStorage } from '../../platform/files/storage/storage';
import { enqueueReceiptLetter } from '../mail-templates/enqueue-letters';
import { isPairInScopeSql } from '../duplicates/pairs-in-scope';
import { AppError } from '../../platform/errors';
import { addFile, type CheckedFile } from '../../platform/files/file-changes';
import { announceApplications, announceJobs } from '../../platform/realtime/changes';
import { createIdempotently, type IdempotencyKey } from '../../platform/http/idempotency';
import { readInitialStatuses } from './initial-status';
import { insertApplications } from './insert-applications';
import { validatePerson, hashDocumentNumber } from './person.rule';
import { enqueueTask } from '../../platform/queue/enqueue';
import { findIntakeReferences } from './references';
import { readResumeTaskKind } from './resume-text/resume-text-kinds';

interface IntakeRequest {
  /** User who adds the application; null if the applicant does. */
  actorId: number | null;
  body: ApplicationCreate;
  /** Resume: a new file, or the id of a stored one. */
  resume: CheckedFile | string | undefined;
  documentKey?: string | undefined;
  /** Predicate over alias `job`: jobs that the user may add applications to. */
  scope: Sql;
  referrerId?: number;
}

interface CreateApplicationRequest extends IntakeRequest {
  actorId: number;
  /** Key of the request: a repeated one creates no second application. */
  key: IdempotencyKey | undefined;
}

export const addApplicationInTransaction = async (
  tx: Transaction,
  storage: FileStorage,
  { actorId, body, resume, documentKey, scope, referrerId }: IntakeRequest,
): Promise<number> => {
  const { person, wrong } = validatePerson(body);
  const document = hashDocumentNumber(body.documentNumber, documentKey);
  const references = await findIntakeReferences(tx, body, scope);
  const fields = {
    ...references.wrong,
    ...wrong,
    ...(typeof document === 'string' && { documentNumber: document }),
  };
  const place = (await readInitialStatuses(tx, [body.jobId])).get(body.jobId);
  if (Object.keys(fields).length > 0 || !place || typeof document === 'string')
    throw new AppError('INVALID_INPUT', { fields });
  const resumeFileId =
    typeof resume === 'object' ? await addFile(tx, storage, resume, actorId) : resume;
  const [id = 0] = await insertApplications(tx, actorId, [
    {
      person,
      document,
      place,
      sourceId: body.sourceId ?? null,
      recruiterId: body.recruiterId ?? null,
      referrerId,
      resumeFileId,
      comment: body.comment?.trim() ?? '',
    },
  ]);
  if (resumeFileId) await enqueueTask(tx, readResumeTaskKind, { fileId: resumeFileId });
  await enqueueReceiptLetter(tx, id, actorId);
  const { groupId } = references;
  await audit(tx, actorId, 'application.create', { id, groupId, details: { jobId: body.jobId } });
  announceApplications(tx, [id], [body.jobId]);
  announceJobs(tx, [body.jobId]);
  return id;
};

export const createApplication = (
  { db, storage }: Pick<ServerDependencies, 'db' | 'storage'>,
  creation: CreateApplicationRequest,
): Promise<number> =>
  createIdempotently(db, creation.actorId, 'application.create', creation.key, (tx) =>
    addApplicationInTransaction(tx, storage, creation),
  );

export const countSuspectedDuplicates = async (
  db: Db,
  applicationId: number,
  /** Predicate over alias `job`: jobs whose applications the user may see. */
  jobs: Sql,
): Promise<number> => {
  const row = await db.one<{ n: number }>(sql`
    select count(*) as n from application
      join duplicate_pair pair on application.applicant_id in (pair.first_id, pair.second_id)
    where application.id = ${applicationId} and pair.state = 'suspected'
      and ${isPairInScopeSql(jobs)}`);
  return row?.n ?? 0;
};
