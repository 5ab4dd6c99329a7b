import { jobs } from 'mf-jobs/contract';
import { payableReferrals } from 'mf-referrals/contract';
import type { WaitingKind } from 'server/contract/dashboard/figures-constants';
import type { Waiting } from 'server/contract/dashboard/hiring-times';
import type { Destination } from 'shell/sdk/react';
import { applications, duplicateRecords } from '../../../contract';

interface Words {
  of: readonly [one: string, several: string];
  to: (waiting: Waiting) => Destination;
}

const words: Record<WaitingKind, Words> = {
  stalled: {
    of: [
      'applicant has stood in their stage for longer than usual',
      'applicants have stood in their stage for longer than usual',
    ],
    to: () => ({ to: applications, search: { stalled: 1 } }),
  },
  joining: {
    of: ['joining date is due within a week', 'joining dates are due within a week'],
    to: ({ from, to }) => ({
      to: applications,
      search: { category: 'hired', joiningFrom: from ?? '', joiningTo: to ?? '' },
    }),
  },
  expiring: {
    of: ['job expires within a week', 'jobs expire within a week'],
    to: ({ from, to }) => ({
      to: jobs,
      search: { job: 'active', expiresFrom: from ?? '', expiresTo: to ?? '' },
    }),
  },
  duplicate: {
    of: ['pair of duplicates is to be decided', 'pairs of duplicates are to be decided'],
    to: () => ({ to: duplicateRecords }),
  },
  'payout-due': {
    of: ['payout is due and can be approved', 'payouts are due and can be approved'],
    to: () => ({ to: payableReferrals, search: { status: 'due' } }),
  },
  'payout-unconfirmed': {
    of: ['payout waits for a confirmation', 'payouts wait for a confirmation'],
    to: () => ({ to: payableReferrals, search: { confirmation: 'missing' } }),
  },
};

export const waitingLine = (waiting: Waiting) => {
  const { of, to } = words[waiting.kind];
  return { words: of[waiting.count === 1 ? 0 : 1], destination: to(waiting) };
};
