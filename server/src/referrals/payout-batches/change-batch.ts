import sql from 'sql-template-tag';
import { batchMessages } from '../../../contract/referrals/payout-batches/payout-batch-constants';
import { messages } from '../../../contract/messages';
import type { Actor } from '../../platform/access/actor';
import { audit } from '../../platform/audit/audit';
import type { Database, Transaction } from '../../platform/db/database';
import { AppError, invalidField } from '../../platform/errors';
import { announce } from '../../platform/realtime/changes';
import { readReferralSources } from '../payouts/read-referrals';
import type { ReferralReader } from '../payouts/referral-reader';
import { readCurrentBatches } from '../payouts/current-batch';
import { enqueueBatchApprovalMail } from './batch-approval-mail';
import { lockBatch } from './batch-rows';
import { withSettingsOfBuildTime, findChangeRefusal, findBatchExclusion } from './batch.rule';

interface BatchLine {
  id: number;
  referralId: number | null;
  leftOut: string | null;
  takenOutBy: number | null;
}

const assertNoRefusal = (message: string | undefined): void => {
  if (message) throw new AppError('IN_USE', { message });
};

const lockBatchLine = async (
  tx: Transaction,
  batchId: number,
  applicantId: number,
): Promise<BatchLine> => {
  const { state } = await lockBatch(tx, batchId);
  const line = await tx.one<BatchLine>(sql`
    select id, referral_id as "referralId", left_out as "leftOut", taken_out_by as "takenOutBy"
    from payout_batch_row where batch_id = ${batchId} and application_id = ${applicantId}`);
  if (!line) throw new AppError('NOT_FOUND');
  assertNoRefusal(findChangeRefusal(state));
  await tx.run(sql`select from referral where id = ${line.referralId} for update`);
  return line;
};

/** Removes approvals, since they were given for other content. */
const restartApprovals = async (
  tx: Transaction,
  actor: Actor,
  { batchId, applicantId, action }: BatchPayout & { action: 'take-out' | 'put-back' },
): Promise<void> => {
  const approvals = await tx.run(sql`
    delete from payout_batch_approval where batch_id = ${batchId}`);
  const batch = await tx.one<{ version: number }>(sql`
    update payout_batch set state = 'open', version = version + 1 where id = ${batchId}
    returning version`);
  await audit(tx, actor.userId, `payout-batch.${action}`, {
    id: batchId,
    details: { applicantId, approvalsEnded: approvals },
  });
  announce(tx, { owner: 'payout-batch', ids: [batchId], jobIds: [] });
  // Without approvals, the first mail about the batch is still right, so no other is sent.
  if (approvals > 0 && batch)
    await enqueueBatchApprovalMail(tx, { batchId, version: batch.version, actorId: actor.userId });
};

export interface BatchPayout {
  batchId: number;
  applicantId: number;
}

/**
 * Removes a payout from a batch, which then needs new approvals.
 * @throws AppError when the batch is closed, or would become empty.
 */
export const excludePayout = (
  db: Database,
  actor: Actor,
  payout: BatchPayout,
  remark: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { batchId, applicantId } = payout;
    const reason = remark.trim();
    if (reason === '') throw invalidField('remark', messages.payout.remark);
    const line = await lockBatchLine(tx, batchId, applicantId);
    if (line.leftOut !== null) assertNoRefusal(batchMessages.isLeftOut);
    const other = await tx.one(sql`
      select from payout_batch_row
      where batch_id = ${batchId} and id <> ${line.id} and left_out is null limit 1`);
    if (!other) assertNoRefusal(batchMessages.lastPayout);
    await tx.run(sql`
      update payout_batch_row
      set left_out = ${reason}, taken_out_by = ${actor.userId}, taken_out_at = now()
      where id = ${line.id}`);
    await restartApprovals(tx, actor, { ...payout, action: 'take-out' });
  });

/** Reason why a removed payout cannot return to its batch; undefined if it can. */
const findRestoreObstacle = async (
  tx: Transaction,
  { referralId, leftOut, takenOutBy }: BatchLine,
  reader: ReferralReader,
): Promise<string | undefined> => {
  if (leftOut === null) return batchMessages.goesOut;
  if (takenOutBy === null) return batchMessages.leftOutByRule;
  if (referralId === null) return batchMessages.gone;
  const other = (await readCurrentBatches(tx, [referralId])).get(referralId);
  if (other !== undefined) return batchMessages.inBatch(other);
  const [source] = await readReferralSources(tx, reader, sql`referral.id = ${referralId}`);
  return source
    ? findBatchExclusion(withSettingsOfBuildTime(source.facts), reader.today)
    : batchMessages.gone;
};

/**
 * Returns a removed payout to its batch, which then needs new approvals.
 * @throws AppError when the batch is closed, or the payout cannot be paid.
 */
export const restorePayout = (
  db: Database,
  actor: Actor,
  payout: BatchPayout,
  reader: ReferralReader,
): Promise<void> =>
  db.transaction(async (tx) => {
    const line = await lockBatchLine(tx, payout.batchId, payout.applicantId);
    assertNoRefusal(await findRestoreObstacle(tx, line, reader));
    await tx.run(sql`
      update payout_batch_row set left_out = null, taken_out_by = null, taken_out_at = null
      where id = ${line.id}`);
    await restartApprovals(tx, actor, { ...payout, action: 'put-back' });
  });
