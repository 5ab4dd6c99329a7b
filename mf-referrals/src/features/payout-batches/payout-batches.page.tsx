import type { PayoutBatchRow } from 'server/contract/referrals/payout-batches/payout-batch';
import { EmptyState, PageHead } from 'shared-ui';
import { RowTitle, type Column } from 'shared-ui/table';
import { ListFilters, ListTable, useList } from 'shell/sdk/list';
import { entryOf, resolve, useShell } from 'shell/sdk/react';
import { jobReferrals, payableReferrals, payoutBatch } from '../../../contract';
import { BackLink } from '../../referral/back-link';
import { BatchMark } from '../../referral/batch-mark';
import { useCompanyDays } from '../../referral/use-company-days';
import { formatMoney, formatNameOrDash } from '../../referral/format';
import { payoutBatchList } from './payout-batch-list';

const usePayoutBatchColumns = (): Column<PayoutBatchRow>[] => {
  const { dayAt } = useCompanyDays();
  const shell = useShell();
  return [
    {
      id: 'date',
      header: 'Batch',
      sortable: true,
      narrow: 'title',
      least: 180,
      share: 2,
      cell: ({ id, createdAt }) => (
        <RowTitle
          title={`Batch ${id}`}
          second={dayAt(createdAt)}
          to={resolve({ to: payoutBatch, params: { id } }, shell).href}
        />
      ),
    },
    {
      id: 'by',
      header: 'Built by',
      narrow: 'line',
      least: 150,
      share: 2,
      cell: ({ createdBy }) => formatNameOrDash(createdBy),
    },
    {
      id: 'rows',
      header: 'Payouts',
      align: 'end',
      narrow: 'line',
      least: 90,
      apart: ({ rows }) => (rows === 1 ? '1 payout' : `${rows} payouts`),
      cell: ({ rows }) => rows,
    },
    {
      id: 'amount',
      header: 'Amount',
      align: 'end',
      narrow: 'line',
      least: 140,
      cell: ({ amount, currency }) => formatMoney(amount, currency),
    },
    {
      id: 'approved',
      header: 'Approvals',
      narrow: 'line',
      least: 110,
      apart: ({ approved, approvals }) => `${approved} of ${approvals} approvals`,
      cell: ({ approved, approvals }) => `${approved} of ${approvals}`,
    },
    {
      id: 'state',
      header: 'Status',
      narrow: 'corner',
      least: 150,
      cell: ({ state }) => <BatchMark state={state} />,
    },
  ];
};

export const PayoutBatchesPage = () => {
  const list = useList(payoutBatchList);
  const columns = usePayoutBatchColumns();
  const shell = useShell();
  return (
    <>
      <BackLink to={jobReferrals} alsoAt={payableReferrals}>
        Referral Payable
      </BackLink>
      <PageHead title="Payout Batches" words={list.answer && list.matching.name} />
      <ListFilters list={list} />
      <ListTable
        list={list}
        label="Payout Batches"
        columns={columns}
        rowActions={({ id }) => [
          entryOf('view', 'View Batch', resolve({ to: payoutBatch, params: { id } }, shell)),
        ]}
        empty={
          <EmptyState
            title="No batches yet"
            words="Tick what is due in Referral Payable, then press Build batch."
          />
        }
      />
    </>
  );
};

PayoutBatchesPage.beginReading = payoutBatchList.beginReading;
PayoutBatchesPage.readTotal = payoutBatchList.readTotalAt;
