import {
  checkConfirmation,
  confirmPayouts,
} from 'server/contract/referrals/payout-batches/payout-batch.calls';
import { useWrite } from 'shared-auth';
import { ImportDrawer } from 'shell/sdk/import';
import { Panel, usePanel } from 'shell/sdk/react';
import { batchConfirmation } from '../../../contract';

const introText =
  'The file that payroll sends back: the lines of the batch’s own file that were paid, with Batch ' +
  'Id, Id and Amount. Nothing is written before you have seen what would happen.';

export const ConfirmBatchPanel = () => {
  const { input, close } = usePanel(batchConfirmation);
  const check = useWrite(checkConfirmation);
  const write = useWrite(confirmPayouts);
  const params = { id: input.batchId };
  return (
    <Panel>
      <ImportDrawer
        words={introText}
        hint="A .csv of at most 10 MB."
        check={(body) => check.send({ params, body }).then(({ data }) => data)}
        write={(body) => write.send({ params, body }).then(({ data }) => data)}
        taken={{ name: 'Paid', of: ({ paid }) => paid }}
        writeLabel={(count) => `Mark ${count} as paid`}
        failed="The payouts were not marked as paid"
        done="The confirmation is imported"
        onDone={() => close(undefined)}
      />
    </Panel>
  );
};
