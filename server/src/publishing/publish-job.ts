import sql, { type Sql } from 'sql-template-tag';
import type { PublishPlatforms } from '../../contract/publishing/publishing';
import type { Actor } from '../access/actor';
import { where } from '../db/where';
import type { Database } from '../db/database';
import { AppError } from '../errors';
import { expectVersion } from '../http/version';
import { readCurrent } from '../jobs/get-job';
import { readReach } from '../jobs/read-reach';
import { expectReferences } from '../jobs/references';
import { sightOf } from '../jobs/row-json';
import { setPublications } from './set-publications';

interface Choice {
  id: number;
  body: PublishPlatforms;
  actor: Actor;
  /** Predicate over alias `job`: what the person may publish. */
  scope: Sql;
}

/**
 * Answers whether the same people reach the job as before.
 * @throws AppError `STALE_VERSION` with the stored job when the choice was based on an older one.
 */
export const publishJob = (
  db: Database,
  { id, body, actor, scope }: Choice,
): Promise<{ isReachedAlike: boolean }> =>
  db.transaction(async (inner) => {
    const job = await inner.one<{ version: number }>(sql`
      select job.version from job ${where([sql`job.id = ${id}`, scope])} for update of job`);
    if (!job) throw new AppError('NOT_FOUND');
    await expectVersion(body.version, job.version, () =>
      readCurrent(inner, id, scope, sightOf(actor)),
    );
    const reach = await readReach(inner, id);
    const platformId = body.platformId ?? [];
    await expectReferences(inner, { platformId });
    const hasChanged = await setPublications(inner, id, platformId, actor.userId);
    if (hasChanged)
      await inner.run(
        sql`update job set version = version + 1, updated_at = now() where id = ${id}`,
      );
    return { isReachedAlike: reach === (await readReach(inner, id)) };
  });
