import type { Grant } from '../../../contract/permission';
import type { ReferralQuery } from '../../../contract/referrals/referral';
import { AppError } from '../../platform/errors';

/** What tells something of a referral that its referrer does not see. */
const telling = [
  'statusId',
  'sourceId',
  'confirmation',
] as const satisfies readonly (keyof ReferralQuery)[];

/**
 * A list that is narrowed by what its rows hide would tell it all the same.
 * @throws AppError where a reader of the safe view does so.
 */
export const assertSafeFilter = ({ view }: Pick<Grant, 'view'>, query: ReferralQuery): void => {
  if (view === 'safe' && telling.some((field) => query[field] !== undefined))
    throw new AppError('FORBIDDEN');
};
