const grouped = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/;
const plainNumberPattern = /^\d+(\.\d+)?$/;

/**
 * Parses an amount such as `1,50,000` or `150 000.50`; returns `''` for empty text, `NaN` for ambiguous text
 * such as `1,50`.
 */
export const parseAmount = (text: string): number | '' => {
  const typed = text.replace(/[\s'’]/g, '');
  if (typed === '') return '';
  return grouped.test(typed) || plainNumberPattern.test(typed)
    ? Number(typed.replaceAll(',', ''))
    : NaN;
};

export const formatAmount = (amount: number | ''): string =>
  Number.isFinite(amount) ? amount.toLocaleString('en-IN', { maximumFractionDigits: 6 }) : '';
