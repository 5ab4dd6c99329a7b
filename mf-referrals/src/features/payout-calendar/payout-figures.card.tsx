import type { PayoutFigure } from 'server/contract/referrals/payout-calendar/payout-calendar';
import type { PayoutFigureName } from 'server/contract/referrals/payout-calendar/payout-calendar-constants';
import { getPayoutFigures } from 'server/contract/referrals/payout-calendar/payout-calendar.calls';
import { useRead } from 'shared-auth';
import { defineCard, FigureCard, useCard, type CardPage } from 'shell/sdk/card';
import { payableReferrals } from '../../../contract';
import { getAmountColumns } from '../../referral/amount-columns';
import { getMonthBounds } from './months';
import { formatLongestWait } from '../../referral/format-longest-wait';

const card = defineCard({ id: 'payouts', without: ['date', 'limit'] });

const figureNames: Record<PayoutFigureName, string> = {
  due: 'Due now',
  month: 'Falls due this month',
  unconfirmed: 'Waiting for a confirmation',
  held: 'On hold',
  paid: 'Paid this year',
};

const toSearch = ({ figure, from }: PayoutFigure) => {
  if (figure === 'month')
    return { confirmation: 'confirmed', ...getMonthBounds((from ?? '').slice(0, 7)) };
  if (figure === 'unconfirmed') return { confirmation: 'missing' };
  if (figure === 'paid') return { status: 'paid', paidFrom: from ?? undefined };
  return { status: figure === 'held' ? 'on-hold' : 'due' };
};

export const PayoutFiguresCard = (page: CardPage) => {
  const read = useRead(getPayoutFigures, {});
  return (
    <FigureCard
      title="Payouts"
      shown={useCard(card, page)}
      read={read}
      columns={[
        { name: 'Payouts', of: ({ figure }) => figureNames[figure] },
        {
          name: 'Count',
          of: ({ payouts }) => payouts,
          to: (line) => ({ to: payableReferrals, search: toSearch(line) }),
        },
        { name: 'Longest wait', of: formatLongestWait, isFigure: true, isDetail: true },
        ...getAmountColumns(read.data?.data ?? []),
      ]}
    />
  );
};
