export type DayOrder = 'day-first' | 'month-first';

let globalDayOrder: DayOrder | undefined;
const dayOrderListeners = new Set<() => void>();

/** Overrides the order of day and month in all areas of the console; `undefined` removes the override. */
export const setGlobalDayOrder = (order: DayOrder | undefined): void => {
  globalDayOrder = order;
  for (const listener of dayOrderListeners) listener();
};

export const subscribeToDayOrder = (listener: () => void): (() => void) => {
  dayOrderListeners.add(listener);
  return () => void dayOrderListeners.delete(listener);
};

export const resolveDayOrder = (order: DayOrder): DayOrder => globalDayOrder ?? order;

export const getDayHint = (order: DayOrder): string =>
  resolveDayOrder(order) === 'day-first' ? 'DD/MM/YYYY' : 'MM/DD/YYYY';

/** Formats an ISO day; other text is returned unchanged. */
export const dayText = (iso: string, order: DayOrder): string => {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  if (!year) return iso;
  return resolveDayOrder(order) === 'day-first'
    ? `${day}/${month}/${year}`
    : `${month}/${day}/${year}`;
};

/** Parses typed text to an ISO day; undefined if the text is not a calendar day. */
export const parseDay = (text: string, order: DayOrder): string | undefined => {
  const found = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(text.trim());
  if (!found) return undefined;
  const [, first = '', second = '', year = ''] = found;
  const [day, month] = resolveDayOrder(order) === 'day-first' ? [first, second] : [second, first];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
};
