import { useCompanyClock } from 'shared-auth';
import { dayWords } from './day-words';

/** Days as the company's clock counts them, in words of this area. */
export const useCompanyDays = () => {
  const clock = useCompanyClock();
  const wordsOf = (instant: string): string => dayWords(clock.dayOf(instant));
  return {
    /** Today, as an ISO day. */
    today: clock.today(),
    /** The day of an instant, DD/MM/YYYY. */
    wordsOf,
    /** Day and time of an instant, DD/MM/YYYY, HH:MM. */
    momentOf: (instant: string): string => `${wordsOf(instant)}, ${clock.timeOf(instant)}`,
  };
};
