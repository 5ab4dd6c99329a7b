const monthFormat = new Intl.DateTimeFormat('en-GB', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats a month: `2026-12` becomes `Dec 2026`. */
export const formatMonth = (month: string): string => monthFormat.format(new Date(`${month}-01`));

/** First and last day of a month in the format of list filters, such as `2026-12-01`. */
export const getMonthBounds = (month: string): { from: string; to: string } => {
  const [year = 0, of = 0] = month.split('-').map(Number);
  return { from: `${month}-01`, to: new Date(Date.UTC(year, of, 0)).toISOString().slice(0, 10) };
};
