import { useState } from 'react';
import { messages } from 'server/contract/messages';
import type {
  PayoutBatchLine,
  PayoutBatchRecord,
} from 'server/contract/referrals/payout-batches/payout-batch';
import { putBackPayout } from 'server/contract/referrals/payout-batches/payout-batch.calls';
import { usePermission, useWrite } from 'shared-auth';
import { ConfirmDialog, notify, type MenuEntry } from 'shared-ui';
import { openPanel } from 'shell/sdk/react';
import { payoutRemoval } from '../../../contract';

export const useLineChanges = ({ id, steps }: Pick<PayoutBatchRecord, 'id' | 'steps'>) => {
  const { isForbidden } = usePermission('payout:export');
  const { send } = useWrite(putBackPayout);
  const [asked, setAsked] = useState<PayoutBatchLine>();
  const offered = { isHidden: isForbidden, disabledReason: steps.change || undefined };
  const putBack = async (applicantId: number) => {
    await send({ params: { id, applicantId } });
    notify.success(messages.submitted);
  };
  return {
    of: (line: PayoutBatchLine): MenuEntry[] => {
      const { applicantId, leftOut, takenOutBy } = line;
      if (takenOutBy)
        return [{ id: 'put-back', label: 'Put back', ...offered, onSelect: () => setAsked(line) }];
      if (leftOut) return [];
      return [
        {
          ...{ id: 'take-out', label: 'Take out', ...offered },
          onSelect: () => void openPanel(payoutRemoval, { batchId: id, applicantId }),
        },
      ];
    },
    question: asked && (
      <ConfirmDialog
        open
        title={`Put back ${asked.candidate ?? asked.employee}`}
        words="The payout goes out with this batch again, and the batch is approved anew."
        confirmLabel="Put back"
        onConfirm={() => putBack(asked.applicantId)}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
};
