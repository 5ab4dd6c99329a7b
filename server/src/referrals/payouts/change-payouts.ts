import {
  payoutActions,
  payoutStateOf,
  type PayoutAction,
  type PayoutState,
} from '../../../contract/referrals/payouts/payout-constants';
import type {
  ChangeResult,
  PayoutChange,
  PayoutChanged,
} from '../../../contract/referrals/payouts/referral';
import { messages } from '../../../contract/messages';
import type { Actor } from '../../platform/access/actor';
import type { Database } from '../../platform/db/database';
import { invalidField } from '../../platform/errors';
import type { ReferralReader } from './referral-reader';
import { findPayoutRefusal } from './payout-refusal.rule';
import { lockPayouts, writePayouts } from './write-payouts';

const needsRemark = (target: PayoutState): boolean =>
  Object.values<PayoutAction>(payoutActions).some(
    ({ to, needsRemark: needed }) => to === target && needed,
  );

/** Changes payouts; those that do not allow the change are returned with a reason. */
export const changePayouts = (
  db: Database,
  actor: Actor,
  { applicantId, referralStatusId, reason, remark = '' }: PayoutChange,
  reader: ReferralReader,
): Promise<PayoutChanged> =>
  db.transaction(async (tx) => {
    const target = payoutStateOf(referralStatusId);
    if (!target) throw invalidField('referralStatusId', messages.payout.choose);
    if (needsRemark(target) && remark.trim() === '')
      throw invalidField('remark', messages.payout.remark);
    const { today } = reader;
    const ids = [...new Set(applicantId)];
    const sources = await lockPayouts(tx, reader, ids);
    const refusals = new Map(
      sources.map((source) => [source, findPayoutRefusal(actor, source, target, today)] as const),
    );
    const changing = sources.filter((source) => refusals.get(source) === undefined);
    if (changing.length > 0)
      await writePayouts(tx, actor, changing, target, { today, remark, ...(reason && { reason }) });
    const found = new Map(sources.map((source) => [source.applicantId, source]));
    const results = ids.map((id): ChangeResult => {
      const source = found.get(id);
      if (!source) return { applicantId: id, outcome: 'refused', message: messages.payout.gone };
      const { firstName, lastName } = source;
      const message = refusals.get(source);
      const person = { applicantId: id, firstName, lastName };
      return message === undefined
        ? { ...person, outcome: 'changed' }
        : { ...person, outcome: 'refused', message };
    });
    return {
      changed: changing.length,
      refused: results.length - changing.length,
      results,
    };
  });
