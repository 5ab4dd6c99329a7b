/** Orders of day and month in dates: `05/03/2026` is 5 March or May 3. */
export const dayOrders = {
  'day-first': 'Day, month, year',
  'month-first': 'Month, day, year',
} as const;
export type DayOrder = keyof typeof dayOrders;
export const dayOrderNames = Object.keys(dayOrders) as DayOrder[];

export const dayCellMessages = {
  unclear: (text: string) =>
    `'${text}' can be two days. Say whether the day or the month of this file stands first.`,
  none: (text: string) => `'${text}' is no day. Write it as 2026-03-05 or 5 Mar 2026.`,
} as const;
