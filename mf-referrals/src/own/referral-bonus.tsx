import type { ReactNode } from 'react';
import type { MyReferral } from 'server/contract/referrals/referring/my-referral';
import { showDay } from '../referral/show-day';
import { formatAmount } from '../referral/format';

export const formatReferralBonus = (row: MyReferral): string =>
  row.mayBePaid ? formatAmount(row) : 'No bonus';

export const renderExpectedDay = ({ mayBePaid, eligibilityDate }: MyReferral): ReactNode =>
  mayBePaid && eligibilityDate ? showDay(eligibilityDate) : undefined;

/** Example: `₹25,000.00, expected 05/29/2027`. */
export const ReferralBonus = (row: MyReferral) => (
  <>
    <span>{formatReferralBonus(row)}</span>
    {renderExpectedDay(row) ? <span>, expected </span> : null}
    {renderExpectedDay(row)}
  </>
);
