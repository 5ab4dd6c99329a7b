import { addressField } from './address-field';

export const durations = [
  { value: 'all', label: 'All time' },
  { value: 'today', label: 'Today' },
  { value: 'yesterday', label: 'Yesterday' },
  { value: 'week', label: 'Last 7 Days' },
  { value: 'month', label: 'This Month' },
] as const;
export type Duration = (typeof durations)[number]['value'];

export const durationField = addressField.choice(
  durations.map(({ value }) => value),
  'all',
);

/** Date range; both days are included. */
interface DurationDays {
  fromDate?: string;
  toDate?: string;
}

const subtractDays = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
};

/** `today` is an ISO day in the company's time zone. */
export const daysOf = (duration: Duration, today: string): DurationDays => {
  if (duration === 'all') return {};
  if (duration === 'month') return { fromDate: `${today.slice(0, 7)}-01`, toDate: today };
  if (duration === 'week') return { fromDate: subtractDays(today, 6), toDate: today };
  const day = duration === 'today' ? today : subtractDays(today, 1);
  return { fromDate: day, toDate: day };
};
