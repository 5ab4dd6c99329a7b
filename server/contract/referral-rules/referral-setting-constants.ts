/** Days from joining until a referral may be paid. */
export const releasePeriods = [45, 60, 90, 180] as const;

/** Months that must lie between two referrals of one person. */
export const gapPeriods = [6, 9, 12] as const;

/** How many people have to approve a batch of payouts. */
export const approvalCounts = [1, 2] as const;

/**
 * Who is rewarded where several people name one candidate: the first valid referrer for any job, the
 * first for the same job, or whom the recruiter decides on.
 */
export const attributions = ['One', 'Two', 'Three'] as const;
