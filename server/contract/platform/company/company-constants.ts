import { presentName as nameOfToday, timeZones as zones } from './time-zone-constants';

export const presentName = (timeZone: string): string => nameOfToday(timeZone) ?? timeZone;

export const timeZones: readonly string[] = zones;

export const currencies: readonly string[] = Intl.supportedValuesOf('currency');

export const dateOrders = ['by-area', 'day-first', 'month-first'] as const;
export type DateOrder = (typeof dateOrders)[number];

export const dateOrderNames: Record<DateOrder, string> = {
  'by-area': 'MM/DD/YYYY with applicants and referrals, DD/MM/YYYY with jobs',
  'day-first': 'DD/MM/YYYY everywhere',
  'month-first': 'MM/DD/YYYY everywhere',
};
