/** Days from joining to payout. */
export const releasePeriods = [45, 60, 90, 180] as const;

/** Months between two referrals of one person. */
export const gapPeriods = [6, 9, 12] as const;

export const approvalCounts = [1, 2] as const;

/** The first valid referrer for any job, the first for the same job, or the recruiter's choice. */
export const attributions = ['One', 'Two', 'Three'] as const;
