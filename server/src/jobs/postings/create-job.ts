import type { JobCreate, JobUpdate } from '../../../contract/jobs/postings/job';
import type { Actor } from '../../platform/access/actor';
import type { Transaction } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import type { CheckedFile } from '../../platform/files/file-changes';
import { createIdempotently, type IdempotencyKey } from '../../platform/http/idempotency';
import type { ServerDependencies } from '../../platform/domain';
import type { FileStorage } from '../../platform/files/storage/storage';
import { announceJobs } from '../../platform/realtime/changes';
import { cleanJobFields } from './clean-job-fields';
import { assertGroupWithinScope } from './write-scope';
import type { JobExtension } from './job-extension';
import { findJobContradictions } from './job.rule';
import { assertJobReferences } from './references';
import { insertJob, writeJobRelations } from './write-job';

interface CreateJobRequest {
  actor: Actor;
  today: string;
  body: JobCreate;
  image: CheckedFile | undefined;
  /** Key of the request: a repeated one creates no second job. */
  key: IdempotencyKey | undefined;
  extensions: readonly JobExtension[];
}

const insertJobFromFields = async (
  tx: Transaction,
  storage: FileStorage,
  creation: CreateJobRequest,
  fields: JobUpdate,
): Promise<number> => {
  const { actor, today } = creation;
  await assertJobReferences(tx, fields);
  await assertGroupWithinScope(tx, actor, 'job:create', fields.groupId);
  const { id } = await insertJob(tx, fields, actor.userId, today);
  await writeJobRelations(tx, storage, { ...creation, id, fields }, 'job.create', {
    name: fields.jobTitle ?? '',
    groupId: fields.groupId ?? null,
  });
  announceJobs(tx, [id]);
  return id;
};

export const createJob = async (
  { db, storage }: Pick<ServerDependencies, 'db' | 'storage'>,
  creation: CreateJobRequest,
): Promise<number> => {
  const fields = await cleanJobFields(creation.body);
  const wrong = findJobContradictions(fields, creation.today);
  if (Object.keys(wrong).length > 0) throw new AppError('INVALID_INPUT', { fields: wrong });
  for (const { assertPermitted } of creation.extensions) assertPermitted?.(creation.actor, fields);
  return createIdempotently(db, creation.actor.userId, 'job.create', creation.key, (tx) =>
    insertJobFromFields(tx, storage, creation, fields),
  );
};
