import type { MyReferral } from '../../../contract/referrals/referring/my-referral';
import { safeRow } from '../payouts/referral-row';
import type { MyReferralSource } from './my-referrals.list';
import { outlookOf } from './payout-words.rule';

/** Undefined where the referrer withdrew before the response was due. */
const promiseOf = (
  { answerBy, answeredOn, facts }: MyReferralSource,
  today: string,
): MyReferral['promise'] => {
  if (answerBy === null || (answeredOn === null && facts.category === 'withdrawn')) return null;
  if ((answeredOn ?? today) > answerBy) return { answerBy, state: 'missed' };
  return { answerBy, state: answeredOn === null ? 'open' : 'kept' };
};

export const myReferralRow = (source: MyReferralSource, today: string): MyReferral => ({
  ...safeRow(source, today),
  amount: source.amount,
  currency: source.currency,
  ...outlookOf(source.facts, today),
  promise: promiseOf(source, today),
  mayWithdraw: source.isUntouched && source.facts.state === 'waiting',
  hasChat: source.hasChat,
});
