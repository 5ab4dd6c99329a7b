import { useState } from 'react';
import type { BatchOutlook } from 'server/contract/referrals/payout-batches/payout-batch';
import {
  batchMessages,
  mostBatchRows,
} from 'server/contract/referrals/payout-batches/payout-batch-constants';
import { Box, Button, ConfirmDialog, Flex } from 'shared-ui';
import { formatMoney, formatPayoutCount } from '../../referral/format';
import { RefusalList } from '../../referral/refusal-list';

type ReadyPayouts = BatchOutlook['ready'][number];

const describeBatch = (asked: number, ready: ReadyPayouts | undefined): string => {
  if (!ready) return `0 of ${asked} can be built. ${batchMessages.none}`;
  const { rows, amount, currency } = ready;
  if (rows > mostBatchRows) return batchMessages.tooMany;
  return `${rows} of ${asked} can be built: ${formatPayoutCount(rows)}, ${formatMoney(amount, currency)}.`;
};

interface Props {
  outlook: BatchOutlook;
  /** If the promise rejects, the dialog stays open and shows the error message. */
  onBuild: (currency: string) => Promise<unknown>;
  onClose: () => void;
}

export const BuildBatchQuestion = ({ outlook, onBuild, onClose }: Props) => {
  const { asked, ready, refused } = outlook;
  const [currency, setCurrency] = useState(ready[0]?.currency);
  const chosen = ready.find((one) => one.currency === currency);
  return (
    <ConfirmDialog
      open
      title="Build batch"
      words={describeBatch(asked, chosen)}
      confirmLabel="Build batch"
      ready={chosen !== undefined && chosen.rows <= mostBatchRows}
      onConfirm={() => (chosen ? onBuild(chosen.currency) : undefined)}
      onClose={onClose}
      {...(chosen && { meanwhile: `Building a batch of ${formatPayoutCount(chosen.rows)} …` })}
    >
      {ready.length > 1 ? (
        <Flex role="group" aria-label="Currency" gap="2" wrap="wrap" mt="4">
          {ready.map((one) => (
            <Button
              key={one.currency}
              aria-pressed={one.currency === currency}
              variant={one.currency === currency ? 'main' : undefined}
              onClick={() => setCurrency(one.currency)}
            >
              {`${one.currency}, ${formatPayoutCount(one.rows)}`}
            </Button>
          ))}
        </Flex>
      ) : null}
      {refused.count > 0 ? (
        <Box
          as="section"
          role="region"
          aria-label="Cannot be built"
          tabIndex={0}
          mt="4"
          maxH="240px"
          overflowY="auto"
        >
          <RefusalList refused={refused} />
        </Box>
      ) : null}
    </ConfirmDialog>
  );
};
