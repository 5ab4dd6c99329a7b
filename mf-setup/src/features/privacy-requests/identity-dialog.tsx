import type { PrivacyRequest } from 'server/contract/privacy/requests/privacy-request';
import { confirmIdentity } from 'server/contract/privacy/requests/privacy-request.calls';
import { useWrite } from 'shared-auth';
import { TextField, yup } from 'shared-ui/forms';
import { useForm } from 'shell/sdk/forms';
import { FormDialog } from '../../setup/form-dialog';

const labels = { how: 'How you made sure' };
const maxLength = 300;
const schema = yup.object({
  how: yup
    .string()
    .trim()
    .required('Say how you made sure, since this is recorded with your name.')
    .max(maxLength, `Write at most ${maxLength} characters.`),
});

interface Props {
  request: PrivacyRequest;
  onClose: () => void;
}

export const IdentityDialog = ({ request: { id }, onClose }: Props) => {
  const { send } = useWrite(confirmIdentity);
  const form = useForm({
    initial: { how: '' },
    schema,
    labels,
    save: ({ how }) => send({ params: { id }, body: { how: how.trim() } }),
    refusal: 'The identity was not confirmed.',
    goOn: onClose,
  });
  return (
    <FormDialog title="Confirm the identity" submitLabel="Confirm" form={form} onClose={onClose}>
      <TextField
        name="how"
        label={labels.how}
        hint="For somebody whom the mailed link does not reach, such as: called the number on record."
        required
      />
    </FormDialog>
  );
};
