import { useLayoutEffect } from 'react';
import { useCompany } from 'shared-auth';
import { setDayOrder } from 'shared-ui';

/** Writes days in the company's order, once the company is known. */
export const useCompanyDayOrder = (): void => {
  const order = useCompany()?.dateOrder;
  useLayoutEffect(() => {
    if (order) setDayOrder(order === 'by-area' ? undefined : order);
  }, [order]);
};
