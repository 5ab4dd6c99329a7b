import { dueReferralFacts } from '../../../test/referrals/payouts/due-referral';
import type { ReferralFacts } from '../payouts/payout.rule';
import { getPayoutOutlook } from './payout-outlook.rule';

const today = '2026-05-01';

const approved: ReferralFacts = { ...dueReferralFacts, state: 'approved' };

it('the referrer of an approved payout reads that it goes to payroll while its rules are met', () => {
  expect(getPayoutOutlook(approved, today)).toEqual({
    payoutWords: 'It is approved and goes to payroll.',
    mayBePaid: true,
  });
});

it('a referrer does not read that an approved payout goes to payroll if the export of its batch would omit it', () => {
  expect(
    getPayoutOutlook({ ...approved, referrerIsActive: false, referrerLeftOn: '2026-03-01' }, today),
  ).toEqual({
    payoutWords: 'A bonus is paid to people who work here on its day.',
    mayBePaid: false,
  });
  const hireLeft = getPayoutOutlook({ ...approved, hireLeftOn: '2026-03-01' }, today);
  expect(hireLeft).toEqual({
    payoutWords: 'The payout desk is checking it. You need do nothing.',
    mayBePaid: true,
  });
});
