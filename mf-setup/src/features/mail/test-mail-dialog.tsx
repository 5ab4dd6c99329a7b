import { sendTestMail } from 'server/contract/company/outbox/mail-message.calls';
import { send } from 'shared-auth';
import { TextField, yup } from 'shared-ui/forms';
import { useForm } from 'shell/sdk/forms';
import { useNavigateTo } from 'shell/sdk/react';
import { mailMessage } from '../../../contract';
import { FormDialog } from '../../setup/form-dialog';

const labels = { address: 'E-mail' };
const schema = yup.object({
  address: yup
    .string()
    .trim()
    .required('Enter an e-mail address.')
    .email('Enter an address such as name@example.com.'),
});

/** The notification links to the message, whose page shows whether it was delivered. */
export const TestMailDialog = ({ onClose }: { onClose: () => void }) => {
  const navigateTo = useNavigateTo();
  const form = useForm({
    initial: { address: '' },
    schema,
    labels,
    save: async (body) => (await send(sendTestMail, { body })).data,
    refusal: 'No message was sent.',
    goOn: ({ id }) => navigateTo({ to: mailMessage, params: { id } }),
  });
  return (
    <FormDialog title="Send a test message" submitLabel="Send" form={form} onClose={onClose}>
      <TextField name="address" label={labels.address} required />
    </FormDialog>
  );
};
