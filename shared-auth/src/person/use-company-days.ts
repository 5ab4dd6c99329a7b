import { useMemo } from 'react';
import { useCompanyClock } from './use-company-clock';

/**
 * `show` receives an ISO day, `2026-11-21`, and for a moment also a time, `18:30`. The functions are stable
 * until the zone changes, so columns can be built with them once.
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
