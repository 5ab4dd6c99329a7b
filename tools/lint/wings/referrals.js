export const referrals = {
  rooms: {
    employment: ['applications'],
    'payout-batches': ['payouts'],
    'payout-calendar': ['payouts'],
    'merge-credit': ['duplicates', 'payouts'],
    payouts: ['applications', 'details', 'postings', 'promises'],
    promises: [],
    'referral-rules': [],
    referring: [
      'applications',
      'applying',
      'careers',
      'intake',
      'payouts',
      'pipelines',
      'postings',
      'promises',
      'sources',
    ],
  },
  tables: [
    'paid_hire', // a person and a job that are paid
    'payout_batch',
    'payout_batch_approval',
    'payout_batch_row',
    'referral',
    'referral_amount', // slabs
    'referral_eligibility',
    'referral_event', // what became of them
    'referral_setting',
    'referral_setting_type',
  ],
};
