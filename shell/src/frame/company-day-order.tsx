import { Fragment, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useCompany } from 'shared-auth';
import { dayOrderStore, setDayOrder } from 'shared-ui';

/** Draws its parts with days in the company's order, and anew when that becomes another one. */
export const CompanyDayOrder = ({ children }: { children: ReactNode }) => {
  const chosen = useCompany()?.dateOrder;
  const order = chosen === 'by-area' ? undefined : chosen;
  const drawn = useSyncExternalStore(dayOrderStore.subscribe, dayOrderStore.current);
  useLayoutEffect(() => {
    setDayOrder(order);
    return () => setDayOrder(undefined);
  }, [order]);
  return <Fragment key={drawn}>{children}</Fragment>;
};
