/** A span of days, both included, as ISO days (`2026-11-21`). */
export interface DateRange {
  from?: string | undefined;
  to?: string | undefined;
}

const isoDay = (date: Date) => {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(date.getFullYear())}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

const daysBefore = (today: Date, days: number) =>
  isoDay(new Date(today.getFullYear(), today.getMonth(), today.getDate() - days));

const span = (label: string, first: number, last = 0) => ({
  label,
  of: (today: Date): DateRange => ({
    from: daysBefore(today, first),
    to: daysBefore(today, last),
  }),
});

/** The spans that are one press away. */
export const quickRanges = [
  span('Today', 0),
  span('Yesterday', 1, 1),
  span('Last 7 days', 6),
  span('Last 30 days', 29),
  span('Last 90 days', 89),
  span('Last 180 days', 179),
];

const dayFirst = (day: string) => day.split('-').reverse().join('/');

/** How a chip reads a span: its quick name, else its days, as DD/MM/YYYY unless told otherwise. */
export const rangeName = (range: DateRange, today: Date, dayWords = dayFirst): string => {
  if (!range.from && !range.to) return 'Any';
  const quick = quickRanges.find(({ of }) => {
    const { from, to } = of(today);
    return from === range.from && to === range.to;
  });
  const shown = (day: string | undefined) => (day ? dayWords(day) : '…');
  return quick?.label ?? `${shown(range.from)} to ${shown(range.to)}`;
};
