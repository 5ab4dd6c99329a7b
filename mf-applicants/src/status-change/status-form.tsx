import { Stack } from 'shared-ui';
import { Form, FormActions, useFormikContext } from 'shared-ui/forms';
import type { MoveOptions } from './move-options';
import { saveRefusal } from './save-refusal.rule';
import { StatusFields } from './status-fields';
import { initialValues, type StatusValues } from './status-values';

interface Props {
  options: MoveOptions;
  joiningDate: string | null;
  onSubmit: (values: StatusValues) => Promise<unknown>;
  onDirty: (dirty: boolean) => void;
  onCancel: () => void;
}

const Save = ({ options, onCancel }: Pick<Props, 'options' | 'onCancel'>) => {
  const { values, isSubmitting } = useFormikContext<StatusValues>();
  return (
    <FormActions
      submitLabel="Save"
      onCancel={onCancel}
      disabledReason={isSubmitting ? undefined : saveRefusal(options, values)}
    />
  );
};

/** The fields of a status change; Save says why it cannot be pressed. */
export const StatusForm = ({ options, joiningDate, onSubmit, onDirty, onCancel }: Props) => (
  <Form
    initialValues={initialValues(options, joiningDate)}
    onSubmit={onSubmit}
    onDirty={onDirty}
    summaryTitle="The status was not changed."
  >
    <Stack gap="4">
      <StatusFields options={options} />
    </Stack>
    <Save options={options} onCancel={onCancel} />
  </Form>
);
