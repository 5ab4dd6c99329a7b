import type { ReactNode } from 'react';
import type { MyReferral } from 'server/contract/referrals/referring/my-referral';
import { renderDate } from '../referral/render-date';
import { formatReferralAmount } from '../referral/format';

export const formatReferralBonus = (row: MyReferral): string =>
  row.mayBePaid ? formatReferralAmount(row) : 'No bonus';

export const renderExpectedDay = ({ mayBePaid, eligibilityDate }: MyReferral): ReactNode =>
  mayBePaid && eligibilityDate ? renderDate(eligibilityDate) : undefined;

/** Shows a referrer's bonus, for example `₹25,000.00, expected 05/29/2027`. */
export const ReferralBonus = (row: MyReferral) => (
  <>
    <span>{formatReferralBonus(row)}</span>
    {renderExpectedDay(row) ? <span>, expected </span> : null}
    {renderExpectedDay(row)}
  </>
);
