import type { CalendarLine } from 'server/contract/referrals/payout-calendar/payout-calendar';
import { noValueText } from 'shared-ui';
import type { CardColumn } from 'shell/sdk/card';
import { formatMoney } from './format';

type AmountLine = Pick<CalendarLine, 'amounts'>;

const findAmount = (currency: string, { amounts = [] }: AmountLine): number | undefined =>
  amounts.find((one) => one.currency === currency)?.amount;

/** One column for each currency in the lines; no columns if the user may not see amounts. */
export const getAmountColumns = <Line extends AmountLine>(
  lines: readonly Line[],
): CardColumn<Line>[] => {
  const currencies = new Set(
    lines.flatMap(({ amounts = [] }) => amounts.map(({ currency }) => currency)),
  );
  return [...currencies].sort().map((currency) => ({
    name: `Amount in ${currency}`,
    of: (line) => findAmount(currency, line) ?? 0,
    words: (line) => {
      const amount = findAmount(currency, line);
      return amount === undefined ? noValueText : formatMoney(amount, currency);
    },
    isCharted: false,
  }));
};
