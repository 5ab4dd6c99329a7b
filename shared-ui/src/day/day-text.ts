/** In which order people of a place write a day. */
export type DayOrder = 'day-first' | 'month-first';

let everywhere: DayOrder | undefined;
const listeners = new Set<() => void>();

/** Writes and reads every day in one order; without one each part of the console has its own. */
export const setDayOrder = (order: DayOrder | undefined): void => {
  everywhere = order;
  for (const listener of listeners) listener();
};

/** Tells when all days are written in another order. */
export const subscribeToDayOrder = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The order that days of a part are written in, whose own is `order`. */
export const dayOrderInForce = (order: DayOrder): DayOrder => everywhere ?? order;

export const dayHint = (order: DayOrder): string =>
  dayOrderInForce(order) === 'day-first' ? 'DD/MM/YYYY' : 'MM/DD/YYYY';

/** An ISO day as people write it; what is no day stays as it is. */
export const dayText = (iso: string, order: DayOrder): string => {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  if (!year) return iso;
  return dayOrderInForce(order) === 'day-first'
    ? `${day}/${month}/${year}`
    : `${month}/${day}/${year}`;
};

/** What a person typed as an ISO day, `undefined` for what is no day of the calendar. */
export const dayOf = (text: string, order: DayOrder): string | undefined => {
  const found = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(text.trim());
  if (!found) return undefined;
  const [, first = '', second = '', year = ''] = found;
  const [day, month] = dayOrderInForce(order) === 'day-first' ? [first, second] : [second, first];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
};
