import type { Grant } from '../../../contract/permission';
import type { ReferralQuery } from '../../../contract/referrals/payouts/referral';
import { AppError } from '../../platform/errors';

/** Filters by data that referrers may not see. */
const revealingFilters = [
  'statusId',
  'sourceId',
  'confirmation',
] as const satisfies readonly (keyof ReferralQuery)[];

/**
 * @throws AppError for users with the safe view who filter by a hidden field, since the result
 * would reveal its value.
 */
export const assertFilterRevealsNothing = (
  { view }: Pick<Grant, 'view'>,
  query: ReferralQuery,
): void => {
  if (view === 'safe' && revealingFilters.some((field) => query[field] !== undefined))
    throw new AppError('FORBIDDEN');
};
