import type { Grant } from '../../../contract/permission';
import type { ReferralQuery } from '../../../contract/referrals/payouts/referral';
import { AppError } from '../../platform/errors';

/** Filters by data that referrers cannot see. */
const revealingFilters = [
  'statusId',
  'sourceId',
  'confirmation',
] as const satisfies readonly (keyof ReferralQuery)[];

/** Filtering by a hidden field would reveal it. @throws AppError for users with the safe view. */
export const assertSafeFilter = ({ view }: Pick<Grant, 'view'>, query: ReferralQuery): void => {
  if (view === 'safe' && revealingFilters.some((field) => query[field] !== undefined))
    throw new AppError('FORBIDDEN');
};
