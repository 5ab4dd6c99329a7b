import { useSyncExternalStore } from 'react';
import { type DayOrder, dayOrderInForce, subscribeToDayOrder } from './day-text';

export const useDayOrder = (own: DayOrder): DayOrder =>
  useSyncExternalStore(subscribeToDayOrder, () => dayOrderInForce(own));
