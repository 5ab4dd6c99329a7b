import { useCompanyDays as useDaysIn } from 'shared-auth';
import { renderDate } from './render-date';

export const useCompanyDays = () => useDaysIn(renderDate);
