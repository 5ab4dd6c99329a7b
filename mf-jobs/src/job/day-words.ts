/** A calendar day of a job area: `2030-03-25` reads `25/03/2030`. */
export const dayWords = (day: string): string => day.split('-').reverse().join('/');

/** The day of an instant as the company's clock shows it. */
export const instantWords = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(new Date(instant));

/** Today as the company's clock shows it, `YYYY-MM-DD`. */
export const todayIn = (timeZone: string, now = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);

/** The moment of an instant as the company's clock shows it: `24/03/2026, 18:30`. */
export const momentWords = (instant: string, timeZone: string): string =>
  `${instantWords(instant, timeZone)}, ${new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(instant))}`;
