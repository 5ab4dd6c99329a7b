/** Currencies that a company can choose, by their codes. */
export const currencies: readonly string[] = Intl.supportedValuesOf('currency');
