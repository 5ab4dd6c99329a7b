const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/**
 * An ISO day as it is said, `21 November 2026`, with the time of day where one is given. Without `Intl`,
 * whose first formatter takes a slow phone 80 ms.
 */
export const longDay = (iso: string, time?: string): string => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  const name = months[Number(month) - 1];
  const words = name ? `${Number(day)} ${name} ${year}` : iso;
  return time === undefined ? words : `${words}, ${time}`;
};
