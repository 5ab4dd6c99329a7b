/** True for currencies without a minor unit, such as the yen. */
export const isWhole = (currency: string): boolean =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits === 0;
