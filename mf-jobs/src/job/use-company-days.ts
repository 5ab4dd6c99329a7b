import { useCompany } from 'shared-auth';
import { instantWords, momentWords, todayIn } from './day-words';

const unknownYet = 'UTC';

/** Days as the company's clock counts them. */
export const useCompanyDays = () => {
  const timeZone = useCompany()?.timeZone ?? unknownYet;
  return {
    today: todayIn(timeZone),
    /** The day of an instant, DD/MM/YYYY. */
    wordsOf: (instant: string) => instantWords(instant, timeZone),
    /** Day and time of an instant, DD/MM/YYYY, HH:MM. */
    momentOf: (instant: string) => momentWords(instant, timeZone),
  };
};
