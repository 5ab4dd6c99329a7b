import { Fragment, useLayoutEffect, useState, type ReactNode } from 'react';
import { useCompany } from 'shared-auth';
import { setDayOrder, type DayOrder } from 'shared-ui';

/** Draws its parts with days in the company's order, and anew when that becomes another one. */
export const CompanyDayOrder = ({ children }: { children: ReactNode }) => {
  const chosen = useCompany()?.dateOrder;
  const order: DayOrder | undefined = chosen === 'by-area' ? undefined : chosen;
  const [drawn, setDrawn] = useState<DayOrder>();
  useLayoutEffect(() => {
    setDayOrder(order);
    setDrawn(order);
    return () => setDayOrder(undefined);
  }, [order]);
  return <Fragment key={drawn}>{children}</Fragment>;
};
