import type { Task } from '../queue/task';
import type { CompanyDay } from './company-day';

export const createBeginDayTask = (companyDay: CompanyDay): Task => ({
  name: 'begin-day',
  label: 'Begin the company’s day',
  maxTries: 1,
  schedule: '* * * * *',
  run: () => companyDay(),
});
