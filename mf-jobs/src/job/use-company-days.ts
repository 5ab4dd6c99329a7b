import { useCompanyDays as useDaysIn } from 'shared-auth';
import { showDay } from './show-day';

export const useCompanyDays = () => useDaysIn(showDay);
