import sql from 'sql-template-tag';
import { batchMessages } from '../../../contract/referrals/payout-batches/payout-batch-constants';
import type { Actor } from '../../platform/access/actor';
import { audit } from '../../platform/audit/audit';
import type { Database } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { announce } from '../../platform/realtime/changes';
import { findRecusalReason } from '../payouts/payout-refusal.rule';
import type { ReferralReader } from '../payouts/referral-reader';
import { writePayouts } from '../payouts/write-payouts';
import {
  excludePayoutsFromBatch,
  lockBatch,
  lockIncludedPayouts,
  splitPayablePayouts,
} from './batch-rows';
import { findApprovalRefusal } from './batch.rule';
import { getBatch } from './get-batch';

/**
 * Approves a batch; the last required approval removes payouts that can no longer be paid.
 * @throws AppError with the reason; `STALE_VERSION` with the batch when its content changed.
 */
export const approveBatch = (
  db: Database,
  actor: Actor,
  { id, version }: { id: number; version?: number | undefined },
  reader: ReferralReader,
): Promise<void> =>
  db.transaction(async (tx) => {
    const batch = await lockBatch(tx, id);
    if (version !== undefined && version !== batch.version)
      throw new AppError('STALE_VERSION', {
        message: batchMessages.changedMeanwhile,
        current: await getBatch(tx, id, actor, reader),
      });
    const sources = await lockIncludedPayouts(tx, reader, id);
    const approvers = await tx.many<{ approverId: number }>(sql`
      select approver_id as "approverId" from payout_batch_approval where batch_id = ${id}`);
    const conflicts = sources.filter(
      (source) => findRecusalReason(actor, source) !== undefined,
    ).length;
    const hasApproved = approvers.some(({ approverId }) => approverId === actor.userId);
    const refusal = findApprovalRefusal(batch.state, hasApproved, conflicts);
    if (refusal) throw new AppError('IN_USE', { message: refusal });
    const { going, stops } = splitPayablePayouts(sources, reader.today);
    if (going.length === 0) throw new AppError('IN_USE', { message: batchMessages.nothingLeft });
    await tx.run(sql`
      insert into payout_batch_approval (batch_id, approver_id) values (${id}, ${actor.userId})`);
    if (approvers.length + 1 >= batch.approvals) {
      await excludePayoutsFromBatch(tx, id, stops);
      const due = going.filter(({ facts }) => facts.state === 'waiting');
      if (due.length > 0) await writePayouts(tx, actor, due, 'approved', { today: reader.today });
      await tx.run(sql`update payout_batch set state = 'approved' where id = ${id}`);
    }
    await audit(tx, actor.userId, 'payout-batch.approve', { id });
    announce(tx, { owner: 'payout-batch', ids: [id], jobIds: [] });
  });
