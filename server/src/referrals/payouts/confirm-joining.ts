import sql from 'sql-template-tag';
import type { JoiningConfirmation } from '../../../contract/referrals/payouts/referral';
import { messages } from '../../../contract/messages';
import type { Actor } from '../../platform/access/actor';
import { audit } from '../../platform/audit/audit';
import type { Database } from '../../platform/db/database';
import { AppError, invalidField } from '../../platform/errors';
import { announce } from '../../platform/realtime/changes';
import { isJoiningDateDoubtful } from './payout.rule';
import type { ReferralReader } from './referral-reader';
import { findRecusalReason } from './payout-refusal.rule';
import { lockPayouts } from './write-payouts';

/**
 * Confirms a joining date; if it changes later, it needs another confirmation.
 * @throws AppError when there is nothing to confirm, or the user takes part in the hire.
 */
export const confirmJoining = (
  db: Database,
  actor: Actor,
  id: number,
  { joiningDate, remark: written }: JoiningConfirmation,
  reader: ReferralReader,
): Promise<void> =>
  db.transaction(async (tx) => {
    const remark = written.trim();
    if (remark === '') throw invalidField('remark', messages.payout.remark);
    await tx.run(sql`select from application where id = ${id} for update`);
    const [source] = await lockPayouts(tx, reader, [id]);
    if (!source) throw new AppError('NOT_FOUND');
    const { facts, referralId, job } = source;
    const recusal = findRecusalReason(actor, source);
    if (recusal) throw new AppError('IN_USE', { message: recusal });
    if (facts.joiningDate !== joiningDate)
      throw invalidField('joiningDate', messages.payout.otherJoiningDate);
    if (!isJoiningDateDoubtful(facts))
      throw new AppError('IN_USE', { message: messages.payout.believed });
    await tx.run(sql`
      update referral set confirmed_joining_date = ${joiningDate}, version = version + 1
      where id = ${referralId}`);
    await tx.run(sql`
      insert into referral_event
        (referral_id, from_state, to_state, remark, fact, day_before, day_after, actor_id)
      select id, state, state, ${remark}, 'joining', ${joiningDate}, ${joiningDate}, ${actor.userId}
      from referral where id = ${referralId}`);
    await audit(tx, actor.userId, 'referral.confirm-joining', {
      id,
      details: { jobId: job.jobId, joiningDate },
    });
    announce(tx, { owner: 'referral', ids: [id], jobIds: [job.jobId] });
  });
