import { useMemo } from 'react';
import { useCompanyClock } from 'shared-auth';
import { useReferralLinks } from './use-referral-actions';
import { dayWords } from './words';

/** What columns of referrals are written with; the same until the company's clock or a route changes. */
export const useColumnWords = () => {
  const clock = useCompanyClock();
  const { addressOf } = useReferralLinks();
  return useMemo(
    () => ({ wordsOf: (instant: string) => dayWords(clock.dayOf(instant)), addressOf }),
    [clock, addressOf],
  );
};
