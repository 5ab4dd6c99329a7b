import { useMemo } from 'react';
import { useCompanyDays } from './use-company-days';
import { useReferralLinks } from './use-referral-actions';

/** What columns of referrals are written with; the same until the company's clock or a route changes. */
export const useColumnWords = () => {
  const { wordsOf } = useCompanyDays();
  const { addressOf } = useReferralLinks();
  return useMemo(() => ({ wordsOf, addressOf }), [wordsOf, addressOf]);
};
