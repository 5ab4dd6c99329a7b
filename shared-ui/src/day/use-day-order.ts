import { useSyncExternalStore } from 'react';
import { type DayOrder, resolveDayOrder, subscribeToDayOrder } from './day-text';

export const useDayOrder = (own: DayOrder): DayOrder =>
  useSyncExternalStore(subscribeToDayOrder, () => resolveDayOrder(own));
