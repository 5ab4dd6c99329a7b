import { dayText } from 'shared-ui';

/** The order in which days are written in job areas. */
export const dayOrder = 'day-first';

/** A calendar day of a job area: `2030-03-25` reads `25/03/2030`. */
export const dayWords = (day: string): string => dayText(day, dayOrder);
