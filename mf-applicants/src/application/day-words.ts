import { dayText } from 'shared-ui';

/** The order in which days are written in applicant areas. */
export const dayOrder = 'month-first';

/** A calendar day of an applicant area: `2025-03-25` reads `03/25/2025`. */
export const dayWords = (day: string): string => dayText(day, dayOrder);
