import sql from 'sql-template-tag';
import { batchMessages } from '../../../contract/referrals/payout-batches/payout-batch-constants';
import type { Actor } from '../../platform/access/actor';
import { audit } from '../../platform/audit/audit';
import type { Database } from '../../platform/db/database';
import { takeAdvisoryLock } from '../../platform/db/locks';
import { AppError } from '../../platform/errors';
import { announce } from '../../platform/realtime/changes';
import { recordPaidHires } from '../payouts/paid-hires';
import type { ReferralReader } from '../payouts/referral-reader';
import { writePayouts } from '../payouts/write-payouts';
import {
  excludePayoutsFromBatch,
  lockBatch,
  lockIncludedPayouts,
  splitPayablePayouts,
} from './batch-rows';
import { findExportRefusal } from './batch.rule';

/**
 * Exports a batch; a repeated call changes nothing.
 * @throws AppError when the batch is not approved, or contains nothing to pay.
 */
export const exportBatch = (
  db: Database,
  actor: Actor,
  id: number,
  reader: ReferralReader,
): Promise<void> =>
  db.transaction(async (tx) => {
    // With this lock, each export sees the payouts of earlier exports.
    await takeAdvisoryLock(tx, 'payout-export');
    const { state } = await lockBatch(tx, id);
    if (state === 'exported') return;
    const refusal = findExportRefusal(state);
    if (refusal) throw new AppError('IN_USE', { message: refusal });
    const { going, stops } = splitPayablePayouts(
      await lockIncludedPayouts(tx, reader, id),
      reader.today,
    );
    const approved = going.filter(({ facts }) => facts.state === 'approved');
    // A payout that was put on hold and resumed needs a new approval.
    const unapproved = going
      .filter(({ facts }) => facts.state !== 'approved')
      .map((source) => ({ source, message: batchMessages.notApprovedSince }));
    if (approved.length === 0) throw new AppError('IN_USE', { message: batchMessages.nothingLeft });
    await excludePayoutsFromBatch(tx, id, [...stops, ...unapproved]);
    const ids = approved.map(({ referralId }) => referralId);
    await recordPaidHires(
      tx,
      sql`referral.id = any (${ids}::integer[])`,
      sql`${reader.today}::date`,
    );
    await writePayouts(tx, actor, approved, 'exported', { today: reader.today });
    await tx.run(sql`
      update payout_batch set state = 'exported', exported_at = now(), exported_by = ${actor.userId}
      where id = ${id}`);
    await audit(tx, actor.userId, 'payout-batch.export', {
      id,
      details: { payouts: approved.length, leftOut: stops.length + unapproved.length },
    });
    announce(tx, { owner: 'payout-batch', ids: [id], jobIds: [] });
  });
