import { DateText } from 'shared-ui';

export const showDay = (day: string, time?: string) => (
  <DateText day={day} time={time} order="day-first" />
);
