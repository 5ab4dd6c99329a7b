const grouped = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/;
const plain = /^\d+(\.\d+)?$/;

/**
 * An amount as people type it: `150000`, `1,50,000`, `150 000.50`. `''` for nothing, `NaN` for what could
 * mean more than one amount, such as `1,50`.
 */
export const amountOf = (text: string): number | '' => {
  const typed = text.replace(/[\s'’]/g, '');
  if (typed === '') return '';
  return grouped.test(typed) || plain.test(typed) ? Number(typed.replaceAll(',', '')) : NaN;
};

/** An amount with the separators of the console. */
export const amountText = (amount: number | ''): string =>
  Number.isFinite(amount) ? amount.toLocaleString('en-IN', { maximumFractionDigits: 6 }) : '';
