import sql from 'sql-template-tag';
import type { Db } from '../db/database';
import type { LockedPair } from './lock-pair';

type Decision =
  | 'applicant.merge'
  | 'applicant.undo-merge'
  | 'applicant.not-a-duplicate'
  | 'applicant.suspect-again';

/** Leaves one line for a decision on a pair; it keeps ids only. */
export const recordDecision = async (
  db: Db,
  actorId: number,
  action: Decision,
  pair: Pick<LockedPair, 'id' | 'first_id' | 'second_id'>,
  details: Record<string, unknown> = {},
): Promise<void> => {
  const whole = { pairId: pair.id, personIds: [pair.first_id, pair.second_id], ...details };
  await db.run(sql`
    insert into audit_entry (actor_id, action, subject, subject_id, details)
    values (${actorId}, ${action}, 'applicant', ${pair.first_id}, ${JSON.stringify(whole)})`);
};
