/** Whether amounts of a currency are told in whole units alone, as those of the yen are. */
export const isWhole = (currency: string): boolean =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits === 0;
