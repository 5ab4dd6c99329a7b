import sql, { type Sql } from 'sql-template-tag';
import type { JobUpdate } from '../../contract/jobs/job';
import type { Actor } from '../access/actor';
import { where } from '../db/where';
import type { Database, Db } from '../db/database';
import { AppError } from '../errors';
import { changingFiles, type CheckedFile } from '../files/file-changes';
import type { Storage } from '../files/storage/storage';
import { expectVersion } from '../http/version';
import { changeImage } from './change-image';
import { cleanFields } from './clean-fields';
import type { StoredJob } from './fields';
import { readCurrent } from './get-job';
import type { JobExtension } from './job-extension';
import { contradictions } from './job.rule';
import { recordAudit } from '../audit/record-audit';
import { readReach } from './read-reach';
import { expectReferences } from './references';
import type { JobSight } from './row-json';
import { expectGroupWithinScope } from './write-scope';
import { changeJob, replaceLists } from './write-job';

interface Change {
  actor: Actor;
  today: string;
  id: number;
  body: JobUpdate;
  image: CheckedFile | undefined;
  /** Predicate over alias `job`: what the person may edit. */
  scope: Sql;
  sight: JobSight;
  extensions: readonly JobExtension[];
}

type Locked = StoredJob & { has_skills: boolean };

const lockJob = async (db: Db, id: number, scope: Sql): Promise<Locked> => {
  const job = await db.one<Locked>(sql`
    select job.*, exists (select 1 from job_skill where job_id = job.id) as has_skills
    from job ${where([sql`job.id = ${id}`, scope])} for update of job`);
  if (!job) throw new AppError('NOT_FOUND');
  return job;
};

const expectConsistent = (
  fields: JobUpdate,
  { today, extensions }: Change,
  stored: Locked,
): void => {
  const wrong = contradictions(fields, today, {
    minExperience: stored.min_experience as number | null,
    maxExperience: stored.max_experience as number | null,
    expiryDate: stored.expiry_date as string | null,
    hasSkills: stored.has_skills,
  });
  for (const { refusals } of extensions) Object.assign(wrong, refusals?.(fields, stored));
  if (Object.keys(wrong).length > 0) throw new AppError('INVALID_INPUT', { fields: wrong });
};

/**
 * Changes what was sent and nothing else; answers whether the same people reach the job as before.
 * @throws AppError `STALE_VERSION` with the stored record when it was based on an older version.
 */
export const updateJob = async (
  db: Database,
  storage: Storage,
  change: Change,
): Promise<{ isReachedAlike: boolean }> => {
  const { actor, today, id, scope, sight, extensions } = change;
  const { version, ...fields } = await cleanFields(change.body);
  for (const { expectPermitted } of extensions) expectPermitted?.(actor, fields);
  return changingFiles(storage, (files) =>
    db.transaction(async (inner) => {
      const stored = await lockJob(inner, id, scope);
      const reach = await readReach(inner, id);
      await expectVersion(version, stored.version, () => readCurrent(inner, id, scope, sight));
      expectConsistent(fields, change, stored);
      await expectReferences(inner, fields, stored);
      if (fields.groupId !== stored.group_id)
        await expectGroupWithinScope(inner, actor, 'job:edit', fields.groupId);
      await changeJob(inner, id, fields, today);
      await replaceLists(inner, id, fields);
      const { seoImageId } = fields;
      await changeImage(inner, files, {
        jobId: id,
        actorId: actor.userId,
        image: change.image,
        seoImageId,
      });
      for (const { written } of extensions)
        await written?.(inner, { id, fields, actorId: actor.userId });
      await recordAudit(
        inner,
        actor.userId,
        'job.update',
        [{ id, group_id: (fields.groupId ?? stored.group_id) as number | null }],
        { fields: [...Object.keys(fields), ...(change.image ? ['file'] : [])] },
      );
      return { isReachedAlike: reach === (await readReach(inner, id)) };
    }),
  );
};
