import { useMemo } from 'react';
import { useCompanyDays } from './use-company-days';
import { useReferralLinks } from './use-referral-actions';

/** Tools for columns of referrals; the same object until the company's clock or a route changes. */
export const useColumnTools = () => {
  const { dayAt } = useCompanyDays();
  const { addressOf } = useReferralLinks();
  return useMemo(() => ({ dayAt, addressOf }), [dayAt, addressOf]);
};
