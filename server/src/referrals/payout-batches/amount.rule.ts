/** Amount in hundredths of the currency unit, or the possible meanings of an ambiguous text. */
type AmountResult = { minor: number } | { meanings: string[] };

const groupSeparators = String.raw`['’\s.,]`;
const decimalPointPattern = /^(?<whole>\d{1,13})(?:\.(?<cents>\d{1,2})0*)?$/;
const decimalCommaPattern = /^(?<whole>\d{1,13}),(?<cents>\d{1,2})$/;
const groupedPattern = new RegExp(
  String.raw`^(?<whole>\d{1,3}(?<sign>${groupSeparators})\d{3}(?:\k<sign>\d{3})*)(?:(?!\k<sign>)[.,](?<cents>\d{1,2}))?$`,
  'u',
);
/** Pattern of Indian grouping: groups of two digits before a last group of three. */
const indianGroupingPattern = /^(?<whole>\d{1,2}(?:,\d{2})+,\d{3})(?:\.(?<cents>\d{1,2}))?$/;

const toMinorUnits = ({ whole = '', cents = '' }: Record<string, string | undefined>): number =>
  Number(whole.replaceAll(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'));

const formatMinorUnits = (minor: number): string => (minor / 100).toFixed(2).replace(/\.00$/, '');

const getCurrencySymbol = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

const removeCurrency = (text: string, currency: string): string => {
  const signs = [
    currency,
    getCurrencySymbol(currency),
    ...(currency === 'INR' ? ['Rs.', 'Rs'] : []),
  ];
  const trimmed = text.trim();
  for (const sign of signs) {
    if (trimmed.toLowerCase().startsWith(sign.toLowerCase()))
      return trimmed.slice(sign.length).trim();
    if (trimmed.toLowerCase().endsWith(sign.toLowerCase()))
      return trimmed.slice(0, -sign.length).trim();
  }
  return trimmed;
};

/** Reads an amount with decimal point or comma, grouping and currency; an ambiguous text is not converted. */
export const parseAmountCell = (text: string, currency: string): AmountResult => {
  const amount = removeCurrency(text, currency);
  const found = [
    decimalPointPattern,
    decimalCommaPattern,
    groupedPattern,
    indianGroupingPattern,
  ].flatMap((way) => {
    const parts = way.exec(amount)?.groups;
    return parts ? [toMinorUnits(parts)] : [];
  });
  const [minor, ...others] = [...new Set(found)];
  if (minor !== undefined && others.length === 0) return { minor };
  return { meanings: [...new Set(found)].map(formatMinorUnits) };
};
