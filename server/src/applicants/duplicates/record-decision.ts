import { audit } from '../../platform/audit/audit';
import type { Transaction } from '../../platform/db/database';
import { announceApplications } from '../../platform/realtime/changes';
import type { LockedPair } from './lock-pair';
import type { Moved } from './move-applications';

type Decision =
  | 'applicant.merge'
  | 'applicant.undo-merge'
  | 'applicant.not-a-duplicate'
  | 'applicant.suspect-again';

export const recordDecision = async (
  tx: Transaction,
  actorId: number,
  action: Decision,
  pair: Pick<LockedPair, 'id' | 'first_id' | 'second_id'>,
  details: object = {},
  moved: Moved = { ids: [], jobIds: [] },
): Promise<void> => {
  const personIds = [pair.first_id, pair.second_id];
  await audit(tx, actorId, action, {
    id: pair.first_id,
    details: { pairId: pair.id, personIds, ...details },
  });
  announceApplications(tx, moved.ids, moved.jobIds);
};
