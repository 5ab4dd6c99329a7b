import { DateText } from 'shared-ui';

export const renderDate = (day: string, time?: string) => (
  <DateText day={day} time={time} order="day-first" />
);
