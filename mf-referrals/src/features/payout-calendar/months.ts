const monthFormat = new Intl.DateTimeFormat('en-GB', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2026-12` reads `Dec 2026`. */
export const formatMonth = (month: string): string => monthFormat.format(new Date(`${month}-01`));

/** Days in the format of list addresses, `2026-12-01`. */
export const getMonthBounds = (month: string): { from: string; to: string } => {
  const [year = 0, of = 0] = month.split('-').map(Number);
  return { from: `${month}-01`, to: new Date(Date.UTC(year, of, 0)).toISOString().slice(0, 10) };
};
