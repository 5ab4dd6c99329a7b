import { DateText, type DayOrder } from 'shared-ui';

export const dayOrder: DayOrder = 'day-first';

export const renderDate = (day: string, time?: string) => (
  <DateText day={day} time={time} order={dayOrder} />
);
