import { formatSalary, type JobSalary } from './job-salary';

const salary: JobSalary = { min: 40_000, max: 60_000, currency: 'INR', unit: 'MONTH' };

test.each<[string, Partial<JobSalary>, string]>([
  ['a range', {}, '₹40,000 – ₹60,000 a month'],
  ['one amount', { max: 40_000 }, '₹40,000 a month'],
  ['a lowest amount', { max: null, unit: 'YEAR' }, 'from ₹40,000 a year'],
  ['a highest amount', { min: null, unit: 'WEEK' }, 'up to ₹60,000 a week'],
  ['decimals', { min: 18.5, max: 20, currency: 'EUR', unit: 'HOUR' }, '€18.50 – €20.00 an hour'],
  ['lakhs', { min: 1_200_000, max: null }, 'from ₹12,00,000 a month'],
])('a salary with %s is written out', (_, change, text) => {
  expect(formatSalary({ ...salary, ...change }).replaceAll(/\s/g, ' ')).toBe(text);
});
