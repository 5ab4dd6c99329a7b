import { useState } from 'react';
import type { ReferralSelection } from 'server/contract/referrals/payouts/referral';
import type { BatchOutlook } from 'server/contract/referrals/payout-batches/payout-batch';
import {
  checkPayoutBatch,
  createPayoutBatch,
} from 'server/contract/referrals/payout-batches/payout-batch.calls';
import { notify, type MenuEntry } from 'shared-ui';
import { randomKey, usePermission, useWrite, type ApiError } from 'shared-auth';
import { useNavigateTo, type Selected } from 'shell/sdk/react';
import { payoutBatch } from '../../../contract';
import { BuildBatchQuestion } from './build-batch-question';

const getBatchRefusal = (cause: unknown): string => {
  const { fields = {}, message } = cause as ApiError;
  return Object.values(fields)[0] ?? message;
};

export const useBuildBatchEntry = (onBuilt: () => void) => {
  const may = usePermission('payout:export');
  const check = useWrite(checkPayoutBatch);
  const { send } = useWrite(createPayoutBatch);
  const navigateTo = useNavigateTo();
  const [asked, setAsked] = useState<{ selection: ReferralSelection; outlook: BatchOutlook }>();
  // Idempotency key: a retry after a lost response must return the existing batch.
  const [key, setKey] = useState(randomKey);
  const ask = async (selection: ReferralSelection) => {
    try {
      const { data: outlook } = await check.send({ body: selection });
      setAsked({ selection, outlook });
    } catch (cause) {
      notify.error(`No batch was built. ${getBatchRefusal(cause)}`);
    }
  };
  const build = async (selection: ReferralSelection, currency: string) => {
    const { data } = await send({
      body: { ...selection, currency },
      headers: { 'Idempotency-Key': key },
    }).catch((cause: unknown) => {
      throw new Error(`No batch was built. ${getBatchRefusal(cause)}`);
    });
    setKey(randomKey());
    onBuilt();
    navigateTo({ to: payoutBatch, params: { id: data.id } });
  };
  return {
    of: ({ selection, refusal }: Selected<ReferralSelection>): MenuEntry => {
      const offered = may.offer();
      return {
        id: 'batch',
        label: check.isSending ? 'Looking at the payouts …' : 'Build batch',
        ...offered,
        disabledReason: refusal ?? offered.disabledReason,
        onSelect: () => void ask(selection),
      };
    },
    question: asked && (
      <BuildBatchQuestion
        outlook={asked.outlook}
        onBuild={(currency) => build(asked.selection, currency)}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
};
