import type { ApplicantDetails } from 'server/contract/applicants/details/applicant-details';
import type { ReferralRecord, ReferralRow } from 'server/contract/referrals/payouts/referral';

/** A referral as the server returns it in the payable list: Uday Das referred Asha Rao. */
export const referralRow = (
  applicantId: number,
  changes: Partial<ReferralRow> = {},
): ReferralRow => ({
  applicantId,
  referralId: applicantId + 100,
  firstName: 'Asha',
  lastName: 'Rao',
  job: { jobId: 7, jobTitle: 'Data Analyst', jobCode: 'KF-7', jobStatusId: 1 },
  progress: 'Joined',
  referredDate: '2026-01-05T09:00:00.000Z',
  eligibilityDate: '2026-05-01',
  referralStatus: { id: 2, referralStatus: 'Due' },
  amount: 15000.5,
  currency: 'INR',
  documentNumber: 'XXXX 1234',
  user: { userId: 5, name: 'Uday', lastName: 'Das' },
  recruiter: { userId: 6, name: 'Meera', lastName: 'Iyer' },
  status: { id: 19, name: 'Hired', category: 'hired' },
  joiningDate: '2026-01-31',
  daysCompleted: 90,
  releaseDays: 90,
  remark: 'Asked payroll',
  reason: '',
  resumeFileId: null,
  targets: [3, 6, 7],
  mayDelete: true,
  version: 2,
  ...changes,
});

export const waitingReferralRow = (applicantId: number): ReferralRow =>
  referralRow(applicantId, {
    firstName: 'Dev',
    lastName: 'Menon',
    referralStatus: { id: 1, referralStatus: 'Waiting' },
    reason: 'Payable from 2 May 2026',
    eligibilityDate: '2026-05-02',
    daysCompleted: 89,
    targets: [6, 7],
  });

export const limitedReferralRow = (applicantId: number): ReferralRow => {
  const { firstName, lastName, job, progress, referredDate, eligibilityDate, referralStatus } =
    referralRow(applicantId);
  return {
    ...{ applicantId, referralId: applicantId + 100, firstName, lastName, job, progress },
    ...{ referredDate, eligibilityDate, referralStatus, amount: 15000.5, currency: 'INR' },
  };
};

export const storedDetails: ApplicantDetails = {
  fatherName: 'Mohan Rao',
  birthDate: '1994-08-03',
  maritalStatus: 'married',
  address: '14 Lake Road\nMysuru 570001',
  version: 2,
};

export const referralRecord = (changes: Partial<ReferralRecord> = {}): ReferralRecord => ({
  ...referralRow(31),
  hasChat: true,
  rules: [
    {
      rule: 'hired',
      label: 'The person was hired',
      outcome: 'met',
      value: 'Hired',
      on: null,
      change: '',
    },
    {
      rule: 'released',
      label: 'The release period is over',
      outcome: 'open',
      value: 'Payable from',
      on: '2026-05-02',
      change: 'It is met on that day, 90 days after joining.',
    },
    {
      rule: 'amount',
      label: 'An amount was promised',
      outcome: 'failed',
      value: 'No slab fitted',
      on: null,
      change: 'Referral Amount had none.',
    },
  ],
  history: [
    {
      at: '2026-05-03T08:30:00.000Z',
      actor: { userId: 6, name: 'Meera', lastName: 'Iyer' },
      from: 'Due',
      to: 'On hold',
      reason: 'Employment is not confirmed',
      remark: 'Asked payroll',
      employment: null,
    },
  ],
  contact: { phone: '+91 98450 11111', email: 'asha.rao@example.com' },
  details: storedDetails,
  promise: { slab: 'Manager slab', rulesVersion: 3 },
  ...changes,
});

export const referralPage = (data: ReferralRow[], total = data.length) => ({
  data,
  meta: { total, current_page: 1, last_page: 1, from: data.length ? 1 : 0, to: data.length },
});
