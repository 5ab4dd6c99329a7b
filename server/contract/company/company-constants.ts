/** Node and browsers still list India under the name that the time zone database left long ago. */
export const presentName = (timeZone: string): string =>
  timeZone === 'Asia/Calcutta' ? 'Asia/Kolkata' : timeZone;

/** Time zones that a company can choose, by the names that browsers and databases share. */
export const timeZones: readonly string[] = [
  ...new Set(['UTC', ...Intl.supportedValuesOf('timeZone').map(presentName)]),
];

/** Currencies that a company can choose, by their codes. */
export const currencies: readonly string[] = Intl.supportedValuesOf('currency');
