import { useMemo } from 'react';
import { useCompanyDays } from './use-company-days';
import { useReferralLinks } from './use-referral-actions';

/** Memoized functions for columns of referral lists; they change only with the company's clock or a route. */
export const useColumnTools = () => {
  const { dayAt } = useCompanyDays();
  const { addressOf } = useReferralLinks();
  return useMemo(() => ({ dayAt, addressOf }), [dayAt, addressOf]);
};
