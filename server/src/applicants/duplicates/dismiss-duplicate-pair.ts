import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../platform/db/database';
import { lockDuplicatePair } from './lock-duplicate-pair';
import { recordDuplicateDecision } from './record-decision';

interface DecisionRequest {
  id: number;
  actorId: number;
  jobs: Sql;
}

/** A dismissed pair remains stored, so that it is never suspected again. */
export const dismissDuplicatePair = (
  db: Database,
  { id, actorId, jobs }: DecisionRequest,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { pair } = await lockDuplicatePair(tx, id, jobs, 'suspected');
    await tx.run(sql`
      update duplicate_pair set state = 'dismissed', actor_id = ${actorId}, decided_at = now()
      where id = ${id}`);
    await recordDuplicateDecision(tx, actorId, 'applicant.not-a-duplicate', pair);
  });

export const undoDismissal = (
  db: Database,
  { id, actorId, jobs }: DecisionRequest,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { pair } = await lockDuplicatePair(tx, id, jobs, 'dismissed');
    await tx.run(sql`
      update duplicate_pair set state = 'suspected', actor_id = null, decided_at = null
      where id = ${id}`);
    await recordDuplicateDecision(tx, actorId, 'applicant.suspect-again', pair);
  });
