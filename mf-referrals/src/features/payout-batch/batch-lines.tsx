import type { PayoutBatchLine } from 'server/contract/payout-batches/payout-batch';
import { getPayoutBatchLines } from 'server/contract/payout-batches/payout-batch.calls';
import { payoutStates } from 'server/contract/referrals/payout-constants';
import { pageReader } from 'shared-auth';
import { EmptyState, Heading, StatusDot } from 'shared-ui';
import { RowTitle, SecondLine, type Column } from 'shared-ui/table';
import { defineList, ListTable, useList } from 'shell/sdk/list';
import { entryOf, resolve, useShell } from 'shell/sdk/react';
import { payableDetail } from '../../../contract';
import { PayoutMark } from '../../referral/payout-mark';
import { moneyWords } from '../../referral/words';

const lineList = defineList({
  reader: pageReader(getPayoutBatchLines),
  key: 'id',
  nameOf: ({ candidate, employee }) => candidate ?? employee,
  one: 'payout',
  many: 'payouts',
});

const stateOf = ({ state, leftOut }: PayoutBatchLine) => {
  if (leftOut) return <SecondLine>{leftOut}</SecondLine>;
  // A batch takes what is due, and until its approval nothing is stored of that.
  if (state === 'waiting') return <StatusDot tone="wait">To be approved</StatusDot>;
  return state ? (
    <PayoutMark id={payoutStates[state].id} referralStatus={payoutStates[state].label} />
  ) : (
    'Deleted'
  );
};

const columns: Column<PayoutBatchLine>[] = [
  {
    id: 'employee',
    header: 'Employee',
    narrow: 'title',
    least: 180,
    share: 2,
    cell: ({ employee, employeeNumber }) => (
      <RowTitle title={employee} second={employeeNumber || undefined} />
    ),
  },
  {
    id: 'candidate',
    header: 'Referred',
    narrow: 'line',
    least: 150,
    share: 2,
    cell: ({ candidate }) => candidate ?? '–',
  },
  { id: 'job', header: 'Job', narrow: 'line', least: 110, cell: ({ jobCode }) => jobCode },
  {
    id: 'department',
    header: 'Department',
    narrow: 'line',
    least: 150,
    cell: ({ department }) => department,
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    narrow: 'line',
    least: 130,
    cell: ({ amount, currency }) => moneyWords(amount, currency),
  },
  { id: 'state', header: 'Status', narrow: 'corner', least: 170, share: 1, cell: stateOf },
];

/** The payouts of a batch, page by page. */
export const BatchLines = ({ batchId }: { batchId: number }) => {
  const list = useList(lineList, { id: batchId });
  const shell = useShell();
  return (
    <section>
      <Heading level={2} mb="3">
        Payouts
      </Heading>
      <ListTable
        list={list}
        label="Payouts"
        columns={columns}
        rowActions={({ applicantId: id }) => [
          entryOf('payable', 'View Payable', resolve({ to: payableDetail, params: { id } }, shell)),
        ]}
        empty={<EmptyState title="Nothing goes out" words="This batch has no payouts." />}
      />
    </section>
  );
};
