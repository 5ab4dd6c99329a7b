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
    'paid_hire', // paid hires: person and job
    'payout_batch',
    'payout_batch_approval',
    'payout_batch_row',
    'referral',
    'referral_amount', // slabs
    'referral_eligibility',
    'referral_event', // history of referrals
    'referral_setting',
    'referral_setting_type',
  ],
};
