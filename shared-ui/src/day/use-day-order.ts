import { useSyncExternalStore } from 'react';
import { type DayOrder, dayOrderInForce, subscribeToDayOrder } from './day-text';

/** The order in which a part with the order `own` writes days; it is drawn again when that changes. */
export const useDayOrder = (own: DayOrder): DayOrder =>
  useSyncExternalStore(subscribeToDayOrder, () => dayOrderInForce(own));
