import { type DayOrder, dayText } from '../day/day-text';

/** Range of ISO days, such as `2026-11-21`; both days are included. */
export interface DateRange {
  from?: string | undefined;
  to?: string | undefined;
}

const subtractDays = (today: string, days: number) => {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
};

const createRangeChoice = (label: string, first: number, last = 0) => ({
  label,
  of: (today: string): DateRange => ({
    from: subtractDays(today, first),
    to: subtractDays(today, last),
  }),
});

export const quickRanges = [
  createRangeChoice('Today', 0),
  createRangeChoice('Yesterday', 1, 1),
  createRangeChoice('Last 7 days', 6),
  createRangeChoice('Last 30 days', 29),
  createRangeChoice('Last 90 days', 89),
  createRangeChoice('Last 180 days', 179),
];

export const rangeName = (range: DateRange, today: string, order: DayOrder): string => {
  if (!range.from && !range.to) return 'Any';
  const quick = quickRanges.find(({ of }) => {
    const { from, to } = of(today);
    return from === range.from && to === range.to;
  });
  const shown = (day: string | undefined) => (day ? dayText(day, order) : '…');
  return quick?.label ?? `${shown(range.from)} to ${shown(range.to)}`;
};
