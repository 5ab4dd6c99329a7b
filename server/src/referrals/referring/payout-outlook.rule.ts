import type { PayoutRuleName } from '../../../contract/referrals/payouts/payout-constants';
import { noBonusWords } from '../../../contract/referrals/referring/referring-constants';
import { evaluatePayoutRules, getPayoutState, type ReferralFacts } from '../payouts/payout.rule';

/**
 * Texts of rules that a referrer may know; others would reveal who was known or referred before, or where the
 * person works.
 */
const openRuleTexts: Partial<Record<PayoutRuleName, string>> = {
  hired: 'The person was not hired, so no bonus is paid.',
  'referrer-stays': 'A bonus is paid to people who work here on its day.',
  position: noBonusWords.position,
  conflict: noBonusWords.part,
  amount: noBonusWords.none,
};

const decidedTexts = {
  approved: 'It is approved and goes to payroll.',
  exported: 'It is with payroll.',
  paid: 'It was paid.',
  due: 'Everything is met. It waits for approval.',
  'on-hold': 'The payout desk is checking it. You need do nothing.',
} as const;

const refusedText = 'The rules for referrals do not allow a bonus for it. Ask the payout desk.';

/** Reasons that a referrer may see. */
const reasonTexts: Partial<Record<ReferralFacts['reason'], string>> = {
  'hired-otherwise': 'The person was hired, and your referral does not count for that hire.',
};

interface PayoutOutlook {
  payoutWords: string;
  mayBePaid: boolean;
}

const toLostOutlook = (payoutWords: string): PayoutOutlook => ({ payoutWords, mayBePaid: false });
const toOpenOutlook = (payoutWords: string): PayoutOutlook => ({ payoutWords, mayBePaid: true });

/** Text about a payout for its referrer; it does not reveal whether the person was known before. */
export const getPayoutOutlook = (facts: ReferralFacts, today: string): PayoutOutlook => {
  const failures = evaluatePayoutRules(facts, today).filter(({ outcome }) => outcome === 'failed');
  const failed = failures.flatMap(({ rule }) => openRuleTexts[rule] ?? []);
  const standing = getPayoutState(facts, today);
  if (standing === 'not-eligible' || standing === 'reversed')
    return toLostOutlook(reasonTexts[facts.reason] ?? failed[0] ?? refusedText);
  // An approved payout is not paid while a rule fails, and that rule may be confidential.
  if (standing === 'approved' && failures.length > 0)
    return failed[0] ? toLostOutlook(failed[0]) : toOpenOutlook(decidedTexts['on-hold']);
  if (standing !== 'waiting') return toOpenOutlook(decidedTexts[standing]);
  if (failed[0]) return toLostOutlook(failed[0]);
  const { payableOn, releaseDays } = facts;
  if (payableOn === null)
    return toOpenOutlook(
      `Paid ${releaseDays} days after the person joins, once the payout desk has confirmed it.`,
    );
  return toOpenOutlook(
    payableOn > today
      ? 'Expected on that day, once the payout desk has confirmed it.'
      : 'The payout desk is confirming it.',
  );
};
