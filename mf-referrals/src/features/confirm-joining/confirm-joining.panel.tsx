import { messages } from 'server/contract/messages';
import { confirmJoining } from 'server/contract/referrals/payouts/referral.calls';
import { useWrite } from 'shared-auth';
import { Text } from 'shared-ui';
import { TextAreaField, yup } from 'shared-ui/forms';
import { PanelForm, useForm } from 'shell/sdk/forms';
import { notify, Panel, usePanel } from 'shell/sdk/react';
import { joiningConfirmation } from '../../../contract';
import { renderDate } from '../../referral/render-date';

const warningText =
  'is before the application or more than a year after it. Confirm it only if you have seen that it is right, and correct it at Employment otherwise.';

const labels = { remark: 'Remark' };
const schema = yup.object({ remark: yup.string().trim().required(messages.payout.remark) });

export const ConfirmJoiningPanel = () => {
  const { input, close } = usePanel(joiningConfirmation);
  const { applicantId: id, joiningDate } = input;
  const { send } = useWrite(confirmJoining);
  const form = useForm<{ remark: string }, unknown>({
    initial: { remark: '' },
    schema,
    labels,
    save: ({ remark }) => send({ params: { id }, body: { joiningDate, remark } }),
    refusal: 'The joining date was not confirmed.',
    notifySaved: () => notify.success(messages.submitted),
    goOn: () => close(undefined),
  });
  return (
    <Panel>
      <PanelForm form={form}>
        <Text tone="second">
          {renderDate(joiningDate)}
          <span>{` ${warningText}`}</span>
        </Text>
        <TextAreaField name="remark" label={labels.remark} required maxLength={2_000} />
      </PanelForm>
    </Panel>
  );
};
