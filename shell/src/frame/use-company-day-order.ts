import { useLayoutEffect } from 'react';
import { useCompany } from 'shared-auth';
import { setDayOrder } from 'shared-ui';

export const useCompanyDayOrder = (): void => {
  const order = useCompany()?.dateOrder;
  useLayoutEffect(() => {
    if (order) setDayOrder(order === 'by-area' ? undefined : order);
  }, [order]);
};
