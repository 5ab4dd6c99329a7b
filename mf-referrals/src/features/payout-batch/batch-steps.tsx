import { useState } from 'react';
import type { PayoutBatchRecord } from 'server/contract/referrals/payout-batches/payout-batch';
import {
  approvePayoutBatch,
  discardPayoutBatch,
  exportPayoutBatch,
} from 'server/contract/referrals/payout-batches/payout-batch.calls';
import { messages } from 'server/contract/messages';
import { download, useWrite } from 'shared-auth';
import { Button, ConfirmDialog, notify } from 'shared-ui';
import { openPanel } from 'shell/sdk/react';
import { batchConfirmation } from '../../../contract';
import { formatMoney, formatPayoutCount } from '../../referral/format';

type Step = 'approve' | 'export' | 'discard';

export const BatchSteps = ({ batch }: { batch: PayoutBatchRecord }) => {
  const { id, version, state, steps, rows, amount, currency } = batch;
  const [asked, setAsked] = useState<Step>();
  const approve = useWrite(approvePayoutBatch);
  const exported = useWrite(exportPayoutBatch);
  const discard = useWrite(discardPayoutBatch);
  const all = `${formatPayoutCount(rows)}, ${formatMoney(amount, currency)} in all.`;
  const file = () => download({ kind: 'list', list: 'payout-batch', rows: { batchId: id } });
  const questions = {
    approve: {
      title: `Approve batch ${id}`,
      words: `${all} What cannot go out any more is left out.`,
      confirmLabel: 'Approve',
      run: () => approve.send({ params: { id }, body: { version } }),
    },
    export: {
      title: `Export batch ${id}`,
      words: `${all} The batch is closed for good, and its file is downloaded for payroll.`,
      confirmLabel: 'Export',
      run: () => exported.send({ params: { id } }).then(file),
    },
    discard: {
      title: `Discard batch ${id}`,
      words: 'Nothing of it is paid; its payouts can go into another batch.',
      confirmLabel: 'Discard',
      run: () => discard.send({ params: { id } }),
    },
  } as const;
  const question = asked && questions[asked];
  const carryOut = async () => {
    await question?.run();
    notify.success(messages.submitted);
  };
  const step = (name: Step, label: string, isNext: boolean) => (
    <Button
      key={name}
      variant={isNext ? 'main' : undefined}
      disabledReason={steps[name] || undefined}
      onClick={() => setAsked(name)}
    >
      {label}
    </Button>
  );
  const isOut = state === 'exported' || state === 'paid';
  return (
    <>
      {isOut ? null : step('discard', 'Discard', false)}
      {state === 'open' ? step('approve', 'Approve', true) : null}
      {state === 'approved' ? step('export', 'Export for payroll', true) : null}
      {isOut && !steps.export ? (
        <Button onClick={() => void file()}>Download the file</Button>
      ) : null}
      {state === 'exported' ? (
        <Button
          variant="main"
          disabledReason={steps.confirm || undefined}
          onClick={() => void openPanel(batchConfirmation, { batchId: id })}
        >
          Import confirmation
        </Button>
      ) : null}
      {question ? (
        <ConfirmDialog
          open
          title={question.title}
          words={question.words}
          confirmLabel={question.confirmLabel}
          danger={asked === 'discard'}
          onConfirm={carryOut}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </>
  );
};
