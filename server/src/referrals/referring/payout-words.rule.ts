import type { PayoutRuleName } from '../../../contract/referrals/payouts/payout-constants';
import { noBonusWords } from '../../../contract/referrals/referring/referring-constants';
import { judge, standingOf, type ReferralFacts } from '../payouts/payout.rule';

/** Other failed rules would reveal who was known or referred before, or where the person works. */
const openRules: Partial<Record<PayoutRuleName, string>> = {
  hired: 'The person was not hired, so no bonus is paid.',
  'referrer-stays': 'A bonus is paid to people who work here on its day.',
  position: noBonusWords.position,
  conflict: noBonusWords.part,
  amount: noBonusWords.none,
};

const decided = {
  approved: 'It is approved and goes to payroll.',
  exported: 'It is with payroll.',
  paid: 'It was paid.',
  due: 'Everything is met. It waits for approval.',
  'on-hold': 'The payout desk is checking it. You need do nothing.',
} as const;

const refused = 'The rules for referrals do not allow a bonus for it. Ask the payout desk.';

/** Reasons that a referrer may see. */
const reasons: Partial<Record<ReferralFacts['reason'], string>> = {
  'hired-otherwise': 'The person was hired, and your referral does not count for that hire.',
};

interface Outlook {
  payoutWords: string;
  mayBePaid: boolean;
}

const lost = (payoutWords: string): Outlook => ({ payoutWords, mayBePaid: false });
const open = (payoutWords: string): Outlook => ({ payoutWords, mayBePaid: true });

/** The result is the same whether or not the person was known before. */
export const outlookOf = (facts: ReferralFacts, today: string): Outlook => {
  const failures = judge(facts, today).filter(({ outcome }) => outcome === 'failed');
  const failed = failures.flatMap(({ rule }) => openRules[rule] ?? []);
  const standing = standingOf(facts, today);
  if (standing === 'not-eligible' || standing === 'reversed')
    return lost(reasons[facts.reason] ?? failed[0] ?? refused);
  // An approved payout is not exported while a rule fails, and the rule may be confidential.
  if (standing === 'approved' && failures.length > 0)
    return failed[0] ? lost(failed[0]) : open(decided['on-hold']);
  if (standing !== 'waiting') return open(decided[standing]);
  if (failed[0]) return lost(failed[0]);
  const { payableOn, releaseDays } = facts;
  if (payableOn === null)
    return open(
      `Paid ${releaseDays} days after the person joins, once the payout desk has confirmed it.`,
    );
  return open(
    payableOn > today
      ? 'Expected on that day, once the payout desk has confirmed it.'
      : 'The payout desk is confirming it.',
  );
};
