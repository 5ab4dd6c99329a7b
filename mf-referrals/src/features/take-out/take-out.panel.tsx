import { messages } from 'server/contract/messages';
import { takeOutPayout } from 'server/contract/referrals/payout-batches/payout-batch.calls';
import { useWrite } from 'shared-auth';
import { Text } from 'shared-ui';
import { TextAreaField, yup } from 'shared-ui/forms';
import { PanelForm, useForm } from 'shell/sdk/forms';
import { notify, Panel, usePanel } from 'shell/sdk/react';
import { payoutRemoval } from '../../../contract';

const labels = { remark: 'Remark' };
const schema = yup.object({ remark: yup.string().trim().required(messages.payout.remark) });

export const TakeOutPayoutPanel = () => {
  const { input, close } = usePanel(payoutRemoval);
  const { batchId: id, applicantId } = input;
  const { send } = useWrite(takeOutPayout);
  const form = useForm<{ remark: string }, unknown>({
    initial: { remark: '' },
    schema,
    labels,
    save: (body) => send({ params: { id, applicantId }, body }),
    refusal: 'The payout was not taken out.',
    notifySaved: () => notify.success(messages.submitted),
    goOn: () => close(undefined),
  });
  return (
    <Panel>
      <PanelForm form={form}>
        <Text tone="second">
          The payout stands as it is and can go out with another batch. This batch is approved anew.
        </Text>
        <TextAreaField name="remark" label={labels.remark} required maxLength={2_000} />
      </PanelForm>
    </Panel>
  );
};
