import sql, { type Sql } from 'sql-template-tag';
import type { ApplicationCreate } from '../../contract/intake/application-intake';
import { intakeMessages } from '../../contract/intake/application-intake-constants';
import { messages } from '../../contract/messages';
import { isHiringStaff } from '../access/hiring-staff';
import { where } from '../db/where';
import { audit } from '../audit/audit';
import type { Db, Transaction } from '../db/database';
import type { Parts } from '../domain';
import type { Storage } from '../files/storage/storage';
import { pairsInScope } from '../duplicates/pairs-in-scope';
import { AppError } from '../errors';
import { addFile, type CheckedFile } from '../files/file-changes';
import { announceApplications, announceJobs } from '../realtime/changes';
import { createOnce, type IdempotencyKey } from '../http/idempotency';
import { initialPlaces } from './initial-place';
import { insertApplications } from './insert-applications';
import { judgePerson, sealDocument } from './person.rule';

export interface Creation {
  actorId: number;
  body: ApplicationCreate;
  resume: CheckedFile | undefined;
  /** A repeated call with the same key creates once. */
  key: IdempotencyKey | undefined;
  documentKey: string | undefined;
  /** Predicate over alias `job`: to which jobs the person may add. */
  scope: Sql;
}

interface Found {
  group_id: number | null;
  has_job: boolean;
  has_source: boolean;
  has_recruiter: boolean;
}

/** What the fields refer to, named where it does not exist. */
const findReferences = async (
  db: Db,
  { body: { jobId, sourceId = null, recruiterId = null }, scope }: Creation,
): Promise<{ groupId: number | null; wrong: Record<string, string> }> => {
  const found = await db.one<Found>(sql`
    select job.group_id, job.id is not null as has_job,
      ${sourceId}::integer is null
        or exists (select 1 from applicant_source where id = ${sourceId}) as has_source,
      ${recruiterId}::integer is null
        or exists (select 1 from app_user
          where id = ${recruiterId} and ${isHiringStaff('app_user')}) as has_recruiter
    from (select 1) one
      left join (select * from job ${where([sql`job.id = ${jobId}`, scope])}) job on true`);
  return {
    groupId: found?.group_id ?? null,
    wrong: {
      ...(!found?.has_job && { jobId: intakeMessages.job }),
      ...(!found?.has_source && { sourceId: messages.gone }),
      ...(!found?.has_recruiter && { recruiterId: messages.status.recruiter }),
    },
  };
};

const create = async (tx: Transaction, storage: Storage, creation: Creation): Promise<number> => {
  const { actorId, body, resume, documentKey } = creation;
  const { person, wrong } = judgePerson(body);
  const document = sealDocument(body.documentNumber, documentKey);
  const references = await findReferences(tx, creation);
  const fields = {
    ...references.wrong,
    ...wrong,
    ...(typeof document === 'string' && { documentNumber: document }),
  };
  const place = (await initialPlaces(tx, [body.jobId])).get(body.jobId);
  if (Object.keys(fields).length > 0 || !place || typeof document === 'string')
    throw new AppError('INVALID_INPUT', { fields });
  const [id = 0] = await insertApplications(tx, actorId, [
    {
      person,
      document,
      place,
      sourceId: body.sourceId ?? null,
      recruiterId: body.recruiterId ?? null,
      comment: body.comment?.trim() ?? '',
    },
  ]);
  if (resume) {
    const fileId = await addFile(tx, storage, resume, actorId);
    await tx.run(sql`update application set resume_file_id = ${fileId} where id = ${id}`);
  }
  const { groupId } = references;
  await audit(tx, actorId, 'application.create', { id, groupId, details: { jobId: body.jobId } });
  announceApplications(tx, [id], [body.jobId]);
  announceJobs(tx, [body.jobId]);
  return id;
};

/** Takes in one person by hand; answers the application's id. */
export const createApplication = (
  { db, storage }: Pick<Parts, 'db' | 'storage'>,
  creation: Creation,
): Promise<number> =>
  createOnce(db, creation.actorId, 'application.create', creation.key, (tx) =>
    create(tx, storage, creation),
  );

/** Suspected pairs that the person of an application stands in, among those within `jobs`. */
export const countSuspected = async (
  db: Db,
  applicationId: number,
  /** Predicate over alias `job`: whose applications the asker may see. */
  jobs: Sql,
): Promise<number> => {
  const row = await db.one<{ n: number }>(sql`
    select count(*) as n from application
      join duplicate_pair pair on application.applicant_id in (pair.first_id, pair.second_id)
    where application.id = ${applicationId} and pair.state = 'suspected'
      and ${pairsInScope(jobs)}`);
  return row?.n ?? 0;
};
