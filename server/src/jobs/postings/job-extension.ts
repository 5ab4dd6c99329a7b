import type { JobUpdate } from '../../../contract/jobs/job';
import type { Actor } from '../../platform/access/actor';
import type { Transaction } from '../../platform/db/database';
import type { StoredJob } from './fields';

/** What another domain does while jobs are written, in the same transaction. */
export interface JobExtension {
  /** @throws AppError when the person may not write fields that are the other domain's. */
  assertPermitted?(actor: Actor, fields: JobUpdate): void;
  /** Fields that a change may not take from a job as it is stored, each with what to do about it. */
  refusals?(fields: JobUpdate, stored: StoredJob): Record<string, string>;
  /** A job was stored with these fields. */
  written?(tx: Transaction, job: { id: number; fields: JobUpdate; actorId: number }): Promise<void>;
  /** Jobs are about to be deleted; what it answers is done when they are gone. */
  deleting?(
    tx: Transaction,
    jobs: { ids: number[]; actorId: number },
  ): Promise<(() => Promise<void>) | undefined>;
}
