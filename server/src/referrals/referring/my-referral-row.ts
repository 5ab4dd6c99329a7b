import type { MyReferral } from '../../../contract/referrals/referring/my-referral';
import { toSafeReferralRow } from '../payouts/referral-row';
import type { MyReferralSource } from './my-referrals.list';
import { getPayoutOutlook } from './payout-outlook.rule';

/** Promised day of an answer; null without a promise, or if the referral was withdrawn before. */
const getAnswerPromise = (
  { answerBy, answeredOn, facts }: MyReferralSource,
  today: string,
): MyReferral['promise'] => {
  if (answerBy === null || (answeredOn === null && facts.category === 'withdrawn')) return null;
  if ((answeredOn ?? today) > answerBy) return { answerBy, state: 'missed' };
  return { answerBy, state: answeredOn === null ? 'open' : 'kept' };
};

export const toMyReferralRow = (source: MyReferralSource, today: string): MyReferral => ({
  ...toSafeReferralRow(source, today),
  amount: source.amount,
  currency: source.currency,
  ...getPayoutOutlook(source.facts, today),
  promise: getAnswerPromise(source, today),
  mayWithdraw: source.isUntouched && source.facts.state === 'waiting',
  hasChat: source.hasChat,
});
