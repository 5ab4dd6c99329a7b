import sql, { type Sql } from 'sql-template-tag';
import type { JobUpdate } from '../../contract/jobs/job';
import type { Actor } from '../access/actor';
import { where } from '../access/scope';
import type { Database, Db } from '../db/database';
import { AppError } from '../errors';
import { changingFiles, type CheckedFile } from '../files/file-changes';
import type { Storage } from '../files/storage/storage';
import { expectVersion } from '../http/version';
import { closedStatus, takenWhileLive } from '../publishing/publishing.rule';
import { setPublications, withdraw } from '../publishing/set-publications';
import { changeImage } from './change-image';
import { cleanFields } from './clean-fields';
import type { StoredJob } from './fields';
import { readCurrent } from './get-job';
import { contradictions } from './job.rule';
import { recordAudit } from '../audit/record-audit';
import { readReach } from './read-reach';
import { expectReferences } from './references';
import type { JobSight } from './row-json';
import { expectGroupWithinScope, expectPublishing } from './write-scope';
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
}

type Locked = StoredJob & { has_skills: boolean; is_published: boolean };

const lockJob = async (db: Db, id: number, scope: Sql): Promise<Locked> => {
  const job = await db.one<Locked>(sql`
    select job.*, exists (select 1 from job_skill where job_id = job.id) as has_skills
    from job ${where([sql`job.id = ${id}`, scope])} for update of job`);
  if (!job) throw new AppError('NOT_FOUND');
  return job;
};

const expectConsistent = (fields: JobUpdate, today: string, stored: Locked): void => {
  const wrong = contradictions(fields, today, {
    minExperience: stored.min_experience as number | null,
    maxExperience: stored.max_experience as number | null,
    expiryDate: stored.expiry_date as string | null,
    hasSkills: stored.has_skills,
  });
  // With platforms of its own, or closed, the job is judged by what becomes of it.
  const staysLive =
    stored.is_published && !fields.platformId && fields.jobStatusId !== closedStatus;
  const refused = { ...wrong, ...(staysLive && takenWhileLive(fields)) };
  if (Object.keys(refused).length > 0) throw new AppError('INVALID_INPUT', { fields: refused });
};

const publish = async (db: Db, { actor, id }: Change, fields: JobUpdate): Promise<void> => {
  if (fields.platformId) await setPublications(db, id, fields.platformId, actor.userId);
  else if (fields.jobStatusId === closedStatus) await withdraw(db, [id], actor.userId);
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
  const { actor, today, id, scope, sight } = change;
  const { version, ...fields } = await cleanFields(change.body);
  expectPublishing(actor, fields);
  return changingFiles(storage, (files) =>
    db.transaction(async (inner) => {
      const stored = await lockJob(inner, id, scope);
      const reach = await readReach(inner, id);
      await expectVersion(version, stored.version, () => readCurrent(inner, id, scope, sight));
      expectConsistent(fields, today, stored);
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
      await publish(inner, change, fields);
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
