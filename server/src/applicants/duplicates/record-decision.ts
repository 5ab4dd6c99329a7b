import { audit } from '../../platform/audit/audit';
import type { Transaction } from '../../platform/db/database';
import { announceApplications } from '../../platform/realtime/changes';
import type { LockedDuplicatePair } from './lock-duplicate-pair';
import type { MovedApplications } from './move-applications';

type DecisionAction =
  | 'applicant.merge'
  | 'applicant.undo-merge'
  | 'applicant.not-a-duplicate'
  | 'applicant.suspect-again';

export const recordDuplicateDecision = async (
  tx: Transaction,
  actorId: number,
  action: DecisionAction,
  pair: Pick<LockedDuplicatePair, 'id' | 'first_id' | 'second_id'>,
  details: object = {},
  moved: MovedApplications = { ids: [], jobIds: [] },
): Promise<void> => {
  const personIds = [pair.first_id, pair.second_id];
  await audit(tx, actorId, action, {
    id: pair.first_id,
    details: { pairId: pair.id, personIds, ...details },
  });
  announceApplications(tx, moved.ids, moved.jobIds);
};
