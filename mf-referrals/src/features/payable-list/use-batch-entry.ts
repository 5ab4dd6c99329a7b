import { useState } from 'react';
import type { ReferralSelection } from 'server/contract/referrals/referral';
import { createPayoutBatch } from 'server/contract/payout-batches/payout-batch.calls';
import { notify, type MenuEntry } from 'shared-ui';
import { randomKey, usePermission, useWrite, type ApiError } from 'shared-auth';
import { useNavigateTo, type Selected } from 'shell/sdk/react';
import { payoutBatch } from '../../../contract';

/** Puts payouts together for payroll; what cannot go out is told on the page of the batch. */
export const useBatchEntry = (onBuilt: () => void) => {
  const may = usePermission('payout:export');
  const { send, isSending } = useWrite(createPayoutBatch);
  const navigateTo = useNavigateTo();
  // Sent again after a lost answer, it leads to the batch that was built.
  const [key, setKey] = useState(randomKey);
  const build = async (selection: ReferralSelection) => {
    try {
      const { data } = await send({ body: selection, headers: { 'Idempotency-Key': key } });
      setKey(randomKey());
      onBuilt();
      navigateTo({ to: payoutBatch, params: { id: data.id } });
    } catch (cause) {
      const { fields = {}, message } = cause as ApiError;
      notify.error(`No batch was built. ${Object.values(fields)[0] ?? message}`);
    }
  };
  return ({ selection, refusal }: Selected<ReferralSelection>): MenuEntry => {
    const offered = may.offer();
    return {
      id: 'batch',
      label: isSending ? 'Building the batch …' : 'Build batch',
      ...offered,
      disabledReason: refusal ?? offered.disabledReason,
      onSelect: () => void build(selection),
    };
  };
};
