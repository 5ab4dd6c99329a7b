import type { JobUpdate } from '../../../contract/jobs/postings/job';
import type { Actor } from '../../platform/access/actor';
import type { Transaction } from '../../platform/db/database';
import type { StoredJob } from './job-columns';

/** Functions of another domain that run in the transaction of a job's change. */
export interface JobExtension {
  /** @throws AppError when the user may not write the other domain's fields. */
  assertPermitted?(actor: Actor, fields: JobUpdate): void;
  /** Error messages by field for changes that the stored job does not allow. */
  refusals?(fields: JobUpdate, stored: StoredJob): Record<string, string>;
  written?(tx: Transaction, job: { id: number; fields: JobUpdate; actorId: number }): Promise<void>;
  /** Runs before a job is deleted; the returned function runs after the deletion. */
  deleting?(
    tx: Transaction,
    jobs: { ids: number[]; actorId: number },
  ): Promise<(() => Promise<void>) | undefined>;
}
