import { useCompanyClock } from './use-company-clock';

/** The company's days as an area writes them: `dayWords` makes words of an ISO day, `2026-11-21`. */
export const useCompanyDays = (dayWords: (day: string) => string) => {
  const clock = useCompanyClock();
  const wordsOf = (instant: string): string => dayWords(clock.dayOf(instant));
  return {
    /** Today, as an ISO day. */
    today: clock.today(),
    /** The day of an ISO instant, in the area's words. */
    wordsOf,
    /** Day and time of an ISO instant: `11/21/2026, 18:30`. */
    momentOf: (instant: string): string => `${wordsOf(instant)}, ${clock.timeOf(instant)}`,
  };
};
