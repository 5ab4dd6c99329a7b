/** Release periods to choose from: days from the joining date to the payout. */
export const releasePeriods = [45, 60, 90, 180] as const;

/** Gap periods to choose from: months between two referrals of the same person. */
export const gapPeriods = [6, 9, 12] as const;

export const approvalCounts = [1, 2] as const;

/**
 * Attribution rules: `One` the first valid referrer for any job, `Two` the first for the same job, `Three`
 * the recruiter decides.
 */
export const attributions = ['One', 'Two', 'Three'] as const;
