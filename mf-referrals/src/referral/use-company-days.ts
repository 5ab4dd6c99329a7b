import { useCompanyDays as useDaysIn } from 'shared-auth';
import { renderDate } from './render-date';

/** Days in the company's time zone, shown as MM/DD/YYYY on all referral pages. */
export const useCompanyDays = () => useDaysIn(renderDate);
