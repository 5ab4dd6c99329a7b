import { DateText, noValue } from 'shared-ui';

/** A calendar day, with the time of it where one is given: `2025-03-25` reads `03/25/2025`; a dash where there is none. */
export const renderDate = (day: string | null | undefined, time?: string) =>
  day ? <DateText day={day} time={time} order="month-first" /> : noValue;
