import { DateText, type DayOrder } from 'shared-ui';

/** The order in which days are written in applicant areas. */
export const dayOrder: DayOrder = 'month-first';

/** A calendar day of applicant areas, with the time of it where one is given: `2025-03-25` reads `03/25/2025`. */
export const showDay = (day: string, time?: string) => (
  <DateText day={day} time={time} order={dayOrder} />
);
