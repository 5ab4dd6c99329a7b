import type { PayoutBatchRecord, Refusals } from 'server/contract/payout-batches/payout-batch';
import { payoutStates } from 'server/contract/referrals/payout-constants';
import { useCompanyClock } from 'shared-auth';
import { Box, Notice, PageHead, Stack, Text } from 'shared-ui';
import { FactList, Part } from 'shared-ui/page';
import { FigureTable } from 'shared-ui/table';
import { payoutBatches } from '../../../contract';
import { BackLink } from '../../referral/back-link';
import { BatchMark } from '../../referral/batch-mark';
import { colleagueName, dayWords, moneyWords, payoutWords } from '../../referral/words';
import { BatchLines } from './batch-lines';
import { BatchSteps } from './batch-steps';

const Refused = ({ title, refused }: { title: string; refused: Refusals }) =>
  refused.count === 0 ? null : (
    <Part title={title}>
      {refused.count > refused.first.length ? (
        <Text tone="second" mb="3">{`The first ${refused.first.length} of ${refused.count}.`}</Text>
      ) : null}
      <Stack as="ul" gap="3" listStyleType="none">
        {refused.first.map(({ applicantId, name, message }) => (
          <Box as="li" key={applicantId}>
            <Text overflowWrap="anywhere">{name}</Text>
            <Text size="sm" tone="second">
              {message}
            </Text>
          </Box>
        ))}
      </Stack>
    </Part>
  );

/** Everything that is known of a batch. */
export const Batch = ({ batch }: { batch: PayoutBatchRecord }) => {
  const clock = useCompanyClock();
  const { id, state, currency, approvers, approvals, chain, departments, states } = batch;
  const dayOf = (at: string) => `${dayWords(clock.dayOf(at))}, ${clock.timeOf(at)}`;
  return (
    <Stack gap="4">
      <div>
        <BackLink to={payoutBatches}>Payout Batches</BackLink>
        <PageHead
          title={`Batch ${id}`}
          words={`${payoutWords(batch.rows)}, ${moneyWords(batch.amount, currency)}`}
          actions={<BatchSteps batch={batch} />}
        />
      </div>
      {chain.length > 0 ? (
        <Notice
          tone="wait"
          title="Somebody who is paid here referred you"
          words={`${chain.map(colleagueName).join(', ')} referred you within the last 12 months. You may approve the batch; consider leaving it to somebody else.`}
        />
      ) : null}
      <Part title="Batch">
        <FactList
          facts={[
            { name: 'Status', value: <BatchMark state={state} /> },
            {
              name: 'Built',
              value: `${colleagueName(batch.createdBy)}, ${dayOf(batch.createdAt)}`,
            },
            {
              name: `Approved by (${approvers.length} of ${approvals})`,
              value: approvers
                .map(({ person, at }) => `${colleagueName(person)}, ${dayOf(at)}`)
                .join('; '),
            },
            {
              name: 'Exported',
              value:
                batch.exportedAt &&
                `${colleagueName(batch.exportedBy)}, ${dayOf(batch.exportedAt)}`,
            },
            {
              name: 'Payouts',
              value: states.map((one) => `${one.rows} ${payoutStates[one.state].label}`).join(', '),
            },
          ]}
        />
      </Part>
      <Refused title="Would be left out" refused={batch.stopped} />
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
            cells: [department, rows, moneyWords(amount, currency)],
          }))}
        />
      </Part>
      <BatchLines batchId={id} />
      <Refused title="Not taken in" refused={batch.refused} />
    </Stack>
  );
};
