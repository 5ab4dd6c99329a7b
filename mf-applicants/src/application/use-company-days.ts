import { useCompany } from 'shared-auth';
import { instantWords, momentWords } from './day-words';

const unknownYet = 'UTC';

/** Days as the company's clock counts them. */
export const useCompanyDays = () => {
  const timeZone = useCompany()?.timeZone ?? unknownYet;
  return {
    /** The day of an instant, MM/DD/YYYY. */
    wordsOf: (instant: string) => instantWords(instant, timeZone),
    /** Day and time of an instant, MM/DD/YYYY, HH:MM. */
    momentOf: (instant: string) => momentWords(instant, timeZone),
  };
};
