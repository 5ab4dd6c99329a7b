/** A calendar day of an applicant area: `2025-03-25` reads `03/25/2025`. */
export const dayWords = (day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${month}/${date}/${year}`;
};

/** The day of an instant as the company's clock shows it. */
export const instantWords = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(new Date(instant));

/** The moment of an instant as the company's clock shows it: `03/25/2025, 18:30`. */
export const momentWords = (instant: string, timeZone: string): string =>
  `${instantWords(instant, timeZone)}, ${new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(instant))}`;
