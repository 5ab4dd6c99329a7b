import { presentName as nameOfToday, timeZones as zones } from './time-zone-constants';

/** The name of today of a zone; the given one where there is none. `time-zone-constants` tells those apart. */
export const presentName = (timeZone: string): string => nameOfToday(timeZone) ?? timeZone;

/** Time zones that a company can choose, as `time-zone-constants` has them. */
export const timeZones: readonly string[] = zones;

/** Currencies that a company can choose, by their codes. */
export const currencies: readonly string[] = Intl.supportedValuesOf('currency');

/** In which order the console writes days: each area its own, or one everywhere. */
export const dateOrders = ['by-area', 'day-first', 'month-first'] as const;
export type DateOrder = (typeof dateOrders)[number];

export const dateOrderNames: Record<DateOrder, string> = {
  'by-area': 'MM/DD/YYYY with applicants and referrals, DD/MM/YYYY with jobs',
  'day-first': 'DD/MM/YYYY everywhere',
  'month-first': 'MM/DD/YYYY everywhere',
};
