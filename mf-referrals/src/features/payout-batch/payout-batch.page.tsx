import { getPayoutBatch } from 'server/contract/referrals/payout-batches/payout-batch.calls';
import { recordReader } from 'shared-auth';
import { Skeleton } from 'shared-ui';
import { RecordPage } from 'shell/sdk/record';
import { payoutBatches } from '../../../contract';
import { PayoutBatchView } from './payout-batch-view';

const useBatch = recordReader(getPayoutBatch);
const batchNoun = { one: 'batch', many: 'batches', list: payoutBatches };

export const PayoutBatchPage = () => (
  <RecordPage
    title="Payout Batch"
    noun={batchNoun}
    useRecord={useBatch}
    onItsWay={<Skeleton height="320px" />}
  >
    {(batch) => <PayoutBatchView batch={batch} />}
  </RecordPage>
);

PayoutBatchPage.beginReading = useBatch.begin;
