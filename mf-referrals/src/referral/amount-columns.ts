import type { CalendarLine } from 'server/contract/referrals/payout-calendar/payout-calendar';
import { noValue } from 'shared-ui';
import type { CardColumn } from 'shell/sdk/card';
import { moneyWords } from './words';

type Worth = Pick<CalendarLine, 'amounts'>;

const amountIn = (currency: string, { amounts = [] }: Worth): number | undefined =>
  amounts.find((one) => one.currency === currency)?.amount;

/** A column for each currency that the lines have amounts in; none for who sees no amounts. */
export const amountColumns = <Line extends Worth>(lines: readonly Line[]): CardColumn<Line>[] => {
  const currencies = new Set(
    lines.flatMap(({ amounts = [] }) => amounts.map(({ currency }) => currency)),
  );
  return [...currencies].sort().map((currency) => ({
    name: `Amount in ${currency}`,
    of: (line) => amountIn(currency, line) ?? 0,
    words: (line) => {
      const amount = amountIn(currency, line);
      return amount === undefined ? noValue : moneyWords(amount, currency);
    },
    isCharted: false,
  }));
};
