import { useCompanyDays as useDaysIn } from 'shared-auth';
import { renderDate } from './render-date';

/** The company's days as this area shows them, MM/DD/YYYY. */
export const useCompanyDays = () => useDaysIn(renderDate);
