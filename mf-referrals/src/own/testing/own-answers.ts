import type { MyReferral } from 'server/contract/referrals/referring/my-referral';
import type { OpenJob } from 'server/contract/referrals/referring/open-job';

export const toOpenJobAnswer = (jobId: number, changes: Partial<OpenJob> = {}): OpenJob => ({
  jobId,
  jobTitle: 'Data Analyst',
  jobCode: 'KF-7',
  department: 'Finance',
  city: 'Pune',
  remote: false,
  jobType: 'Full Time',
  openDate: '2026-01-05T09:00:00.000Z',
  bonus: { amount: 25000, currency: 'INR' },
  releaseDays: 90,
  noBonus: null,
  ...changes,
});

export const toMyReferralAnswer = (
  applicantId: number,
  changes: Partial<MyReferral> = {},
): MyReferral => ({
  applicantId,
  referralId: applicantId + 100,
  firstName: 'Mira',
  lastName: 'Sen',
  job: { jobId: 7, jobTitle: 'Data Analyst', jobCode: 'KF-7', jobStatusId: 1 },
  progress: 'Submitted',
  referredDate: '2026-01-05T09:00:00.000Z',
  eligibilityDate: null,
  referralStatus: { id: 1, referralStatus: 'Waiting' },
  amount: 25000,
  currency: 'INR',
  payoutWords: 'Paid 90 days after the person joins.',
  mayBePaid: true,
  promise: { answerBy: '2026-01-19', state: 'open' },
  mayWithdraw: true,
  hasChat: true,
  ...changes,
});
