import { DateText } from 'shared-ui';

/** A calendar day of setup, with the time of it where one is given: `2026-03-25` reads `25/03/2026`. */
export const showDay = (day: string, time?: string) => (
  <DateText day={day} time={time} order="day-first" />
);
