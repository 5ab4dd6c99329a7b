import sql from 'sql-template-tag';
import {
  applicantsMerged,
  applicationsAdded,
  applicationsDeleted,
  applicationsMoved,
  joiningDatesChanged,
  mergeUndone,
} from '../../applicants/applications/hooks';
import type { HookFollower } from '../../platform/hook';
import { assertPayoutsUndecided } from './assert-undecided';
import { referralsCreated } from './hooks';
import { setPayableDays } from '../promises/payable-day';
import { createReferralsWithPromises } from '../promises/promise-referrals';
import { endHireSettlements, settleHires, settleNewHires, undoSettlement } from './settle-hires';

export const referralApplicationFollowers: readonly HookFollower[] = [
  applicationsAdded.by(async (tx, { ids, actorId }) => {
    const made = await createReferralsWithPromises(
      tx,
      sql`application.id = any (${[...ids]}::integer[])`,
    );
    if (made > 0) await referralsCreated.run(tx, { applicationIds: ids });
    await settleNewHires(tx, ids, actorId);
  }),
  applicationsMoved.by(async (tx, { ids, actorId }) => {
    await setPayableDays(tx, ids);
    await settleHires(tx, ids, actorId);
  }),
  joiningDatesChanged.by(async (tx, { ids }) => {
    await setPayableDays(tx, ids);
  }),
  applicationsDeleted.by(async (tx, { ids, actorId }) => {
    await assertPayoutsUndecided(tx, ids);
    await endHireSettlements(tx, ids, actorId);
  }),
  applicantsMerged.by((tx, { ids, actorId }) => settleHires(tx, ids, actorId)),
  mergeUndone.by(async (tx, { settlement, actorId }) => {
    if (settlement) await undoSettlement(tx, settlement, actorId);
  }),
];
