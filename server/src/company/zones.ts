/** What a company can choose from, by the names that browsers and databases share. */
// Node still lists India under the name that the time zone database left long ago.
export const timeZones: readonly string[] = Intl.supportedValuesOf('timeZone').map((zone) =>
  zone === 'Asia/Calcutta' ? 'Asia/Kolkata' : zone,
);
export const currencies: readonly string[] = Intl.supportedValuesOf('currency');
