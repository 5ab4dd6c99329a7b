import sql, { type Sql } from 'sql-template-tag';
import type { PublishPlatforms } from '../../../contract/jobs/publishing/publishing';
import type { Actor } from '../../platform/access/actor';
import { toWhereClause } from '../../platform/db/where-clause';
import type { Database } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { assertVersion } from '../../platform/http/assert-version';
import { readCurrentJob } from '../postings/get-job';
import { readJobVisibility } from '../postings/read-job-visibility';
import { assertJobReferences } from '../postings/references';
import { toJobView } from '../postings/row-json';
import { announceJobs } from '../../platform/realtime/changes';
import { setPublications } from './set-publications';

interface PublishRequest {
  id: number;
  body: PublishPlatforms;
  actor: Actor;
  /** Predicate over alias `job`: jobs that the user may publish. */
  scope: Sql;
}

/** @throws AppError `STALE_VERSION` with the stored job. */
export const publishJob = (
  db: Database,
  { id, body, actor, scope }: PublishRequest,
): Promise<void> =>
  db.transaction(async (tx) => {
    const job = await tx.one<{ version: number }>(sql`
      select job.version from job ${toWhereClause([sql`job.id = ${id}`, scope])} for update of job`);
    if (!job) throw new AppError('NOT_FOUND');
    await assertVersion(body.version, job.version, () =>
      readCurrentJob(tx, id, scope, toJobView(actor)),
    );
    const reach = await readJobVisibility(tx, id);
    const platformId = body.platformId ?? [];
    await assertJobReferences(tx, { platformId });
    const hasChanged = await setPublications(tx, id, platformId, actor.userId);
    if (hasChanged)
      await tx.run(sql`update job set version = version + 1, updated_at = now() where id = ${id}`);
    announceJobs(tx, [id], reach !== (await readJobVisibility(tx, id)));
  });
