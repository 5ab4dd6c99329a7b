import { useCompanyDays as useDaysIn } from 'shared-auth';
import { showDay } from './show-day';

/** The company's days as this area shows them, DD/MM/YYYY. */
export const useCompanyDays = () => useDaysIn(showDay);
