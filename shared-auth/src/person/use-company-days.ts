import { useMemo } from 'react';
import { useCompanyClock } from './use-company-clock';

/**
 * The company's days as an area shows them: `show` is given an ISO day, `2026-11-21`, and the time of it,
 * `18:30`, where that is to be read. The functions stay the same until the company's clock does, so
 * columns may be made with them once.
 */
export const useCompanyDays = <Shown>(show: (day: string, time?: string) => Shown) => {
  const clock = useCompanyClock();
  const shown = useMemo(
    () => ({
      /** The day of an ISO instant. */
      dayAt: (instant: string): Shown => show(clock.dayOf(instant)),
      /** Day and time of an ISO instant. */
      momentAt: (instant: string): Shown => show(clock.dayOf(instant), clock.timeOf(instant)),
    }),
    [clock, show],
  );
  return {
    /** Today, as an ISO day. */
    today: clock.today(),
    ...shown,
  };
};
