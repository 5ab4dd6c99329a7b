import { useCompanyDays as useDaysIn } from 'shared-auth';
import { renderDate } from './show-day';

export const useCompanyDays = () => useDaysIn(renderDate);
