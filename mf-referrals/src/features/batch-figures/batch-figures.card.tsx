import type { BatchFigure } from 'server/contract/referrals/payout-batches/payout-batch';
import { getBatchFigures } from 'server/contract/referrals/payout-batches/payout-batch.calls';
import { useRead } from 'shared-auth';
import { defineCard, FigureCard, useCard, type CardPage } from 'shell/sdk/card';
import { payoutBatches } from '../../../contract';
import { getAmountColumns } from '../../referral/amount-columns';
import { formatLongestWait } from '../../referral/format-longest-wait';

const card = defineCard({ id: 'batches', without: ['date', 'limit'] });

const batchStateNames: Record<BatchFigure['state'], string> = {
  open: 'To be approved',
  approved: 'To be exported',
  exported: 'To be confirmed by payroll',
};

export const BatchFiguresCard = (page: CardPage) => {
  const read = useRead(getBatchFigures, {});
  return (
    <FigureCard
      title="Payout batches"
      shown={useCard(card, page)}
      read={read}
      columns={[
        { name: 'Batches', of: ({ state }) => batchStateNames[state] },
        {
          name: 'Count',
          of: ({ batches }) => batches,
          to: ({ state }) => ({ to: payoutBatches, search: { state } }),
        },
        { name: 'Longest wait', of: formatLongestWait, isFigure: true, isDetail: true },
        { name: 'Payouts', of: ({ payouts }) => payouts, isCharted: false, isDetail: true },
        ...getAmountColumns(read.data?.data ?? []),
      ]}
    />
  );
};
