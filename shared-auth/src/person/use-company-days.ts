import { useMemo } from 'react';
import { useCompanyClock } from './use-company-clock';

/**
 * Functions that render days and instants in the company's time zone. `show` receives an ISO day,
 * `2026-11-21`, and for an instant also a time, `18:30`. The functions stay the same until the time zone
 * changes, so that table columns can be memoized.
 */
export const useCompanyDays = <Shown>(show: (day: string, time?: string) => Shown) => {
  const clock = useCompanyClock();
  const shown = useMemo(
    () => ({
      dayAt: (instant: string): Shown => show(clock.dayOf(instant)),
      momentAt: (instant: string): Shown => show(clock.dayOf(instant), clock.timeOf(instant)),
    }),
    [clock, show],
  );
  return {
    today: clock.today(),
    ...shown,
  };
};
