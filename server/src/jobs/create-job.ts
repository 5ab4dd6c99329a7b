import type { JobCreate, JobUpdate } from '../../contract/jobs/job';
import type { Actor } from '../access/actor';
import type { Database, Db } from '../db/database';
import { AppError } from '../errors';
import { changingFiles, type CheckedFile, type FileChanges } from '../files/file-changes';
import type { Storage } from '../files/storage/storage';
import { createOnce, type IdempotencyKey } from '../http/idempotency';
import { changeImage } from './change-image';
import { cleanFields } from './clean-fields';
import { expectGroupWithinScope } from './write-scope';
import type { JobExtension } from './job-extension';
import { contradictions } from './job.rule';
import { recordAudit } from '../audit/record-audit';
import { expectReferences } from './references';
import { insertJob, replaceLists } from './write-job';

interface Creation {
  actor: Actor;
  today: string;
  body: JobCreate;
  image: CheckedFile | undefined;
  /** A repeated call with the same key creates once. */
  key: IdempotencyKey | undefined;
  extensions: readonly JobExtension[];
}

const create = async (
  db: Db,
  files: FileChanges,
  { actor, today, image, extensions }: Creation,
  fields: JobUpdate,
): Promise<number> => {
  await expectReferences(db, fields);
  await expectGroupWithinScope(db, actor, 'job:create', fields.groupId);
  const { id } = await insertJob(db, fields, actor.userId, today);
  await replaceLists(db, id, fields);
  const { seoImageId } = fields;
  await changeImage(db, files, { jobId: id, actorId: actor.userId, image, seoImageId });
  await recordAudit(db, actor.userId, 'job.create', [{ id, group_id: fields.groupId ?? null }]);
  for (const { written } of extensions) await written?.(db, { id, fields, actorId: actor.userId });
  return id;
};

/** Creates a job with everything that belongs to it; answers its id. */
export const createJob = async (
  db: Database,
  storage: Storage,
  creation: Creation,
): Promise<number> => {
  const fields = await cleanFields(creation.body);
  const wrong = contradictions(fields, creation.today);
  if (Object.keys(wrong).length > 0) throw new AppError('INVALID_INPUT', { fields: wrong });
  for (const { expectPermitted } of creation.extensions) expectPermitted?.(creation.actor, fields);
  return changingFiles(storage, (files) =>
    createOnce(db, creation.actor.userId, 'job.create', creation.key, (inner) =>
      create(inner, files, creation, fields),
    ),
  );
};
