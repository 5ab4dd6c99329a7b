import type { ReferralFacts } from '../src/referrals/payout.rule';

/** A referral whose every rule is met on its payable day. */
export const dueReferral: ReferralFacts = {
  state: 'waiting',
  reason: '',
  category: 'hired',
  status: 'Hired',
  payableStatus: null,
  joiningDate: '2026-01-01',
  appliedOn: '2025-10-01',
  confirmedJoiningDate: null,
  payableOn: '2026-04-01',
  releaseDays: 90,
  hireLeftOn: null,
  referrerIsActive: true,
  referrerLeftOn: null,
  position: 'Engineer',
  positionMayRefer: true,
  conflict: null,
  conflictSince: null,
  conflictUntil: null,
  gapMonths: 6,
  knownOn: null,
  rivalOn: null,
  paidOn: null,
  recruiterDecides: false,
  amountMinor: 1_500_000,
};
