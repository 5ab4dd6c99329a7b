import type { SalaryUnit } from './job-constants';

/** Salary of a job in major units of `currency`; at least one of the amounts is set. */
export interface JobSalary {
  min: number | null;
  max: number | null;
  currency: string;
  unit: SalaryUnit;
}

export interface SalaryLabels {
  from: (amount: string) => string;
  upTo: (amount: string) => string;
  units: Record<SalaryUnit, string>;
}

export const englishSalaryLabels: SalaryLabels = {
  from: (amount) => `from ${amount}`,
  upTo: (amount) => `up to ${amount}`,
  units: { HOUR: 'an hour', DAY: 'a day', WEEK: 'a week', MONTH: 'a month', YEAR: 'a year' },
};

const isWhole = (amount: number | null): boolean => amount === null || Number.isInteger(amount);

/** Formats a salary, for example `₹40,000 – ₹60,000 a month`; `locale` determines how digits are grouped. */
export const formatSalary = (
  { min, max, currency, unit }: JobSalary,
  locale = 'en-IN',
  labels: SalaryLabels = englishSalaryLabels,
): string => {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(isWhole(min) && isWhole(max) && { maximumFractionDigits: 0 }),
  });
  const amount =
    min !== null && max !== null
      ? min === max
        ? format.format(min)
        : format.formatRange(min, max)
      : min !== null
        ? labels.from(format.format(min))
        : labels.upTo(format.format(max ?? 0));
  return `${amount} ${labels.units[unit]}`;
};
