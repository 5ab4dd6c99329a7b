import { useLayoutEffect } from 'react';
import { useCompany } from 'shared-auth';
import { setGlobalDayOrder } from 'shared-ui';

export const useCompanyDayOrder = (): void => {
  const order = useCompany()?.dateOrder;
  useLayoutEffect(() => {
    if (order) setGlobalDayOrder(order === 'by-area' ? undefined : order);
  }, [order]);
};
