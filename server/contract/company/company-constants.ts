/** Time zones that a company can choose, by the names that browsers and databases share. */
export const timeZones: readonly string[] = [
  ...new Set([
    'UTC',
    // Node and browsers still list India under the name that the time zone database left long ago.
    ...Intl.supportedValuesOf('timeZone').map((zone) =>
      zone === 'Asia/Calcutta' ? 'Asia/Kolkata' : zone,
    ),
  ]),
];

/** Currencies that a company can choose, by their codes. */
export const currencies: readonly string[] = Intl.supportedValuesOf('currency');
