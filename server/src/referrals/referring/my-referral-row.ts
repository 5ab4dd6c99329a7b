import type { MyReferral } from '../../../contract/referrals/referring/my-referral';
import { toSafeRow } from '../payouts/referral-row';
import type { MyReferralSource } from './my-referrals.list';
import { getOutlook } from './payout-outlook.rule';

/** Undefined where the referrer withdrew before the response was due. */
const getPromise = (
  { answerBy, answeredOn, facts }: MyReferralSource,
  today: string,
): MyReferral['promise'] => {
  if (answerBy === null || (answeredOn === null && facts.category === 'withdrawn')) return null;
  if ((answeredOn ?? today) > answerBy) return { answerBy, state: 'missed' };
  return { answerBy, state: answeredOn === null ? 'open' : 'kept' };
};

export const toMyReferralRow = (source: MyReferralSource, today: string): MyReferral => ({
  ...toSafeRow(source, today),
  amount: source.amount,
  currency: source.currency,
  ...getOutlook(source.facts, today),
  promise: getPromise(source, today),
  mayWithdraw: source.isUntouched && source.facts.state === 'waiting',
  hasChat: source.hasChat,
});
