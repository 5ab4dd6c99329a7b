import {
  batchStateNames,
  batchStates,
} from 'server/contract/referrals/payout-batches/payout-batch-constants';
import type { PayoutBatchFilter } from 'server/contract/referrals/payout-batches/payout-batch';
import { getPayoutBatches } from 'server/contract/referrals/payout-batches/payout-batch.calls';
import { pageReader } from 'shared-auth';
import { defineList, type FilterParts } from 'shell/sdk/list';
import { addressField } from 'shell/sdk/react';

export const payoutBatchList = defineList({
  reader: pageReader(getPayoutBatches),
  key: 'id',
  nameOf: ({ id }) => `Batch ${id}`,
  one: 'batch',
  many: 'batches',
  sorts: ['date'],
  fields: { state: addressField.choice(['', ...batchStateNames], '') },
  filterOf: ({ state }): FilterParts<PayoutBatchFilter> => ({ state: state || undefined }),
  filters: [
    {
      kind: 'choice',
      field: 'state',
      label: 'Status',
      options: [
        { value: '', label: 'All' },
        ...batchStateNames.map((value) => ({ value, label: batchStates[value] })),
      ],
    },
  ],
});
