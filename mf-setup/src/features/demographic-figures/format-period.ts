import type { DemographicPeriod } from 'server/contract/applicants/demographics/demographic-figures';

const formatMonth = (day: string, options: Intl.DateTimeFormatOptions = {}): string =>
  new Date(day).toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC', ...options });

/** Formats a period as months, for example `July to September 2026`. */
export const formatPeriod = ({ from, to }: Pick<DemographicPeriod, 'from' | 'to'>): string => {
  const year = { year: 'numeric' } as const;
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  return `${formatMonth(from, isOneYear ? {} : year)} to ${formatMonth(to, year)}`;
};
