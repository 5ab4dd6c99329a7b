import type { One } from 'server/contract/answer';
import type { Call } from 'server/contract/call';
import { useWrite } from 'shared-auth';
import { TextField, yup } from 'shared-ui/forms';
import { useRecordForm } from 'shell/sdk/forms';
import { FormDialog } from './form-dialog';

interface NamedRecord {
  id: number;
  name: string;
  version: number;
}

interface Props {
  title: string;
  label: string;
  record: NamedRecord;
  call: Call<{
    params: { id: number };
    body: { name?: string; version?: number };
    reply: One<NamedRecord>;
  }>;
  required: string;
  onClose: () => void;
}

export const RenameRecord = ({ title, label, record, call, required, onClose }: Props) => {
  const { send } = useWrite(call);
  const form = useRecordForm({
    record,
    valuesOf: ({ name }) => ({ name }),
    labels: { name: label },
    schema: yup.object({
      name: yup.string().trim().required(required).max(100, 'Use at most 100 characters.'),
    }),
    save: async ({ name }, { version }) =>
      (await send({ params: { id: record.id }, body: { name, version } })).data,
    refusal: 'The name was not saved.',
    goOn: onClose,
  });
  return (
    <FormDialog title={title} form={form} onClose={onClose}>
      <TextField name="name" label={label} required />
    </FormDialog>
  );
};
