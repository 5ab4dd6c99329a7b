/** True for currencies without a minor unit, such as the yen. */
export const hasCurrencyNoDecimals = (currency: string): boolean =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits === 0;
