import { useCompanyDays as useDaysIn } from 'shared-auth';
import { dayWords } from './words';

/** The company's days in words of this area, MM/DD/YYYY. */
export const useCompanyDays = () => useDaysIn(dayWords);
