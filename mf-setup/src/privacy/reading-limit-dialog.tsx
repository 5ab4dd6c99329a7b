import type { UnusualReading } from 'server/contract/privacy/reading/reading';
import { updateReadingLimit } from 'server/contract/privacy/reading/reading.calls';
import { useWrite } from 'shared-auth';
import { NumberField, yup } from 'shared-ui/forms';
import { useRecordForm } from 'shell/sdk/forms';
import { FormDialog } from '../setup/form-dialog';

interface Values {
  resumesPerHour: number | '';
}

const labels = { resumesPerHour: 'Resumes in an hour' };
const rangeMessage = 'Enter a whole number from 1 to 10,000.';
const schema = yup.object({
  resumesPerHour: yup
    .number()
    .typeError(rangeMessage)
    .required(rangeMessage)
    .integer(rangeMessage)
    .min(1, rangeMessage)
    .max(10_000, rangeMessage),
});

interface Props {
  stored: UnusualReading;
  onClose: () => void;
}

export const ReadingLimitDialog = ({ stored, onClose }: Props) => {
  const { send } = useWrite(updateReadingLimit);
  const form = useRecordForm({
    record: stored,
    valuesOf: ({ resumesPerHour }: UnusualReading): Values => ({ resumesPerHour }),
    schema,
    labels,
    save: async ({ resumesPerHour }: Values, { version }) =>
      (await send({ body: { resumesPerHour: Number(resumesPerHour), version } })).data,
    refusal: 'The limit was not saved.',
    goOn: onClose,
  });
  return (
    <FormDialog title="Unusual reading" form={form} onClose={onClose}>
      <NumberField
        name="resumesPerHour"
        label={labels.resumesPerHour}
        hint="Whoever opens more is shown above the audit log."
        required
      />
    </FormDialog>
  );
};
