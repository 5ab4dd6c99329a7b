import { useMemo } from 'react';
import { useCompanyClock } from './use-company-clock';

/**
 * The company's days as an area writes them: `dayWords` makes words of an ISO day, `2026-11-21`. The
 * functions stay the same until the company's clock does, so columns may be made with them once.
 */
export const useCompanyDays = (dayWords: (day: string) => string) => {
  const clock = useCompanyClock();
  const words = useMemo(() => {
    const wordsOf = (instant: string): string => dayWords(clock.dayOf(instant));
    return {
      /** The day of an ISO instant, in the area's words. */
      wordsOf,
      /** Day and time of an ISO instant: `11/21/2026, 18:30`. */
      momentOf: (instant: string): string => `${wordsOf(instant)}, ${clock.timeOf(instant)}`,
    };
  }, [clock, dayWords]);
  return {
    /** Today, as an ISO day. */
    today: clock.today(),
    ...words,
  };
};
