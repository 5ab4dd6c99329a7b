import type { ReactNode } from 'react';
import type { MyReferral } from 'server/contract/referrals/referring/my-referral';
import { showDay } from '../referral/show-day';
import { amountWords } from '../referral/words';

export const bonusOf = (row: MyReferral): string => (row.mayBePaid ? amountWords(row) : 'No bonus');

export const expectedOn = ({ mayBePaid, eligibilityDate }: MyReferral): ReactNode =>
  mayBePaid && eligibilityDate ? showDay(eligibilityDate) : undefined;

/** Example: `₹25,000.00, expected 05/29/2027`. */
export const BonusOfReferral = (row: MyReferral) => (
  <>
    <span>{bonusOf(row)}</span>
    {expectedOn(row) ? <span>, expected </span> : null}
    {expectedOn(row)}
  </>
);
