import type {
  PayoutBatchLine,
  PayoutBatchRecord,
} from 'server/contract/referrals/payout-batches/payout-batch';
import { getPayoutBatchLines } from 'server/contract/referrals/payout-batches/payout-batch.calls';
import { payoutStates } from 'server/contract/referrals/payouts/payout-constants';
import { pageReader } from 'shared-auth';
import { EmptyState, Heading, StatusDot, noValueText } from 'shared-ui';
import { RowTitle, SecondLine, type Column } from 'shared-ui/table';
import { defineList, ListTable, useList } from 'shell/sdk/list';
import { entryOf, resolve, useShell } from 'shell/sdk/react';
import { payableDetail } from '../../../contract';
import { PayoutMark } from '../../referral/payout-mark';
import { formatMoney, formatNameOrDash } from '../../referral/format';
import { useLineChanges } from './use-line-changes';

const lineList = defineList({
  reader: pageReader(getPayoutBatchLines),
  key: 'id',
  nameOf: ({ candidate, employee }) => candidate ?? employee,
  one: 'payout',
  many: 'payouts',
});

const renderLineMark = ({ state, leftOut, takenOutBy }: PayoutBatchLine) => {
  if (takenOutBy) return <StatusDot tone="mute">Taken out</StatusDot>;
  if (leftOut) return <StatusDot tone="bad">Left out</StatusDot>;
  // The server does not store `due`, so a due payout of a batch has the state `waiting` until it is approved.
  if (state === 'waiting') return <StatusDot tone="wait">To be approved</StatusDot>;
  return state ? (
    <PayoutMark id={payoutStates[state].id} referralStatus={payoutStates[state].label} />
  ) : (
    'Deleted'
  );
};

const getLeftOutReason = ({ leftOut, takenOutBy }: PayoutBatchLine): string =>
  takenOutBy ? `${formatNameOrDash(takenOutBy)}: ${leftOut}` : leftOut;

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
    cell: ({ candidate }) => candidate ?? noValueText,
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
    cell: ({ amount, currency }) => formatMoney(amount, currency),
    // On narrow screens the reason gets a line of its own, since the corner of the card is too small.
    apart: (line) =>
      [formatMoney(line.amount, line.currency), getLeftOutReason(line)].filter(Boolean).join(' · '),
  },
  {
    id: 'state',
    header: 'Status',
    narrow: 'corner',
    least: 170,
    share: 1,
    cell: (line) => (
      <div>
        <div>{renderLineMark(line)}</div>
        {getLeftOutReason(line) ? (
          <SecondLine title={getLeftOutReason(line)}>{getLeftOutReason(line)}</SecondLine>
        ) : null}
      </div>
    ),
    apart: renderLineMark,
  },
];

export const BatchLines = ({ batch }: { batch: PayoutBatchRecord }) => {
  const list = useList(lineList, { id: batch.id });
  const changes = useLineChanges(batch);
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
        rowActions={(line) => [
          entryOf(
            'payable',
            'View Payable',
            resolve({ to: payableDetail, params: { id: line.applicantId } }, shell),
          ),
          ...changes.of(line),
        ]}
        empty={<EmptyState title="Nothing goes out" words="This batch has no payouts." />}
      />
      {changes.question}
    </section>
  );
};
