import type {
  PayoutBatchRecord,
  Refusals,
} from 'server/contract/referrals/payout-batches/payout-batch';
import { payoutStates } from 'server/contract/referrals/payouts/payout-constants';
import { Notice, PageHead, Stack } from 'shared-ui';
import { FactList, Part } from 'shared-ui/page';
import { FigureTable } from 'shared-ui/table';
import { jobReferrals, payableReferrals, payoutBatches } from '../../../contract';
import { BackToList } from '../../referral/back-to-list';
import { BatchMark } from '../../referral/batch-mark';
import { RefusalList } from '../../referral/refusal-list';
import { formatMoney, formatNameOrDash, formatPayoutCount } from '../../referral/format';
import { BatchLines } from './batch-lines';
import { BatchSteps } from './batch-steps';
import { PersonAndTime } from './person-and-time';

const batchesLink = { to: payoutBatches, title: 'Payout Batches' };
const payoutLinks = [jobReferrals, payableReferrals].map((to) => ({
  to,
  title: 'Referral Payable',
}));

const RefusedPayoutsSection = ({ title, refused }: { title: string; refused: Refusals }) =>
  refused.count === 0 ? null : (
    <Part title={title}>
      <RefusalList refused={refused} />
    </Part>
  );

export const PayoutBatchView = ({ batch }: { batch: PayoutBatchRecord }) => {
  const { id, state, currency, approvers, approvals, chain, departments, states } = batch;
  return (
    <Stack gap="4">
      <div>
        <BackToList list={batchesLink} others={payoutLinks} />
        <PageHead
          title={`Batch ${id}`}
          words={`${formatPayoutCount(batch.rows)}, ${formatMoney(batch.amount, currency)}`}
          actions={<BatchSteps batch={batch} />}
        />
      </div>
      {chain.length > 0 ? (
        <Notice
          tone="wait"
          title="Somebody who is paid here referred you"
          words={`${chain.map(formatNameOrDash).join(', ')} referred you within the last 12 months. You may approve the batch; consider leaving it to somebody else.`}
        />
      ) : null}
      <Part title="Batch">
        <FactList
          facts={[
            { name: 'Status', value: <BatchMark state={state} /> },
            {
              name: 'Built',
              value: <PersonAndTime person={batch.createdBy} at={batch.createdAt} />,
            },
            {
              name: `Approved by (${approvers.length} of ${approvals})`,
              value:
                approvers.length > 0
                  ? approvers.map((one) => <PersonAndTime key={one.at} {...one} />)
                  : '',
            },
            {
              name: 'Exported',
              value: batch.exportedAt && (
                <PersonAndTime person={batch.exportedBy} at={batch.exportedAt} />
              ),
            },
            {
              name: 'Payouts',
              value: states.map((one) => `${one.rows} ${payoutStates[one.state].label}`).join(', '),
            },
          ]}
        />
      </Part>
      <RefusedPayoutsSection title="Would be left out" refused={batch.stopped} />
      <Part title="By department">
        <FigureTable
          label="By department"
          columns={[
            { name: 'Department', isFigure: false },
            { name: 'Payouts', isFigure: true },
            { name: 'Amount', isFigure: true },
          ]}
          lines={departments.map(({ department, rows, amount }) => ({
            key: department,
            cells: [department, rows, formatMoney(amount, currency)],
          }))}
        />
      </Part>
      <BatchLines batch={batch} />
      <RefusedPayoutsSection title="Not taken in" refused={batch.refused} />
    </Stack>
  );
};
