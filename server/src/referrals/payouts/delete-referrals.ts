import sql from 'sql-template-tag';
import type { ReferralSelection } from '../../../contract/referrals/payouts/referral';
import { removeReferrers } from '../../applicants/applications/forget-referrer';
import type { Actor } from '../../platform/access/actor';
import { audit } from '../../platform/audit/audit';
import type { Database } from '../../platform/db/database';
import { lockSelectedRows } from '../../platform/lists/list-selection';
import { announce, announceApplications } from '../../platform/realtime/changes';
import { assertPayoutsUndecided } from './assert-undecided';
import { settleHires } from './settle-hires';
import type { ReferralReader } from './referral-reader';
import { referralList } from './referrals.list';

interface DeletedReferral {
  id: number;
  jobId: number;
  referrerId: number;
}

/**
 * Deletes referrals but not their applications.
 * @throws AppError `IN_USE` when one of the payouts is decided.
 */
export const deleteReferrals = (
  db: Database,
  actor: Actor,
  selection: ReferralSelection,
  reader: ReferralReader,
): Promise<number> =>
  db.transaction(async (tx) => {
    const rows: DeletedReferral[] = await lockSelectedRows(
      tx,
      referralList,
      selection,
      reader,
      sql`, referral.job_id as "jobId", referral.referrer_id as "referrerId"`,
    );
    const ids = rows.map(({ id }) => id);
    await assertPayoutsUndecided(tx, ids);
    const carried = await tx.many<{ hireId: number }>(sql`
      delete from referral where application_id = any (${ids}::integer[])
      returning coalesce(hire_id, application_id) as "hireId"`);
    await removeReferrers(tx, ids);
    // The payout of a hire passes to the next referral of the person.
    await settleHires(
      tx,
      carried.map(({ hireId }) => hireId),
      actor.userId,
    );
    await audit(
      tx,
      actor.userId,
      'referral.delete',
      rows.map(({ id, jobId, referrerId }) => ({ id, details: { jobId, referrerId } })),
    );
    const jobIds = rows.map(({ jobId }) => jobId);
    announce(tx, { owner: 'referral', ids, jobIds });
    announceApplications(tx, ids, jobIds);
    return rows.length;
  });
