import {
  applicantsMerged,
  applicationsDeleted,
  applicationsMoved,
  mergeUndone,
} from '../../applicants/applications/hooks';
import type { Following } from '../../platform/hook';
import { expectUndecided } from './expect-undecided';
import { endHires, settleHires, takeBackSettlement } from './settle-hires';

/** What becomes of promises when applications and people change. */
export const followApplications: readonly Following[] = [
  applicationsMoved.by(async (tx, { ids, actorId }) => {
    await settleHires(tx, ids, actorId);
  }),
  applicationsDeleted.by(async (tx, { ids, actorId }) => {
    await expectUndecided(tx, ids);
    await endHires(tx, ids, actorId);
  }),
  applicantsMerged.by((tx, { ids, actorId }) => settleHires(tx, ids, actorId)),
  mergeUndone.by((tx, { settlement, actorId }) => takeBackSettlement(tx, settlement, actorId)),
];
