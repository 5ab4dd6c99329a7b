import { DateText, type DayOrder } from 'shared-ui';

/** The order in which days are written in job areas. */
export const dayOrder: DayOrder = 'day-first';

/** A calendar day of job areas, with the time of it where one is given: `2030-03-25` reads `25/03/2030`. */
export const showDay = (day: string, time?: string) => (
  <DateText day={day} time={time} order={dayOrder} />
);
