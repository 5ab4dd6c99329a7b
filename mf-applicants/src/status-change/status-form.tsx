import type { ComponentProps } from 'react';
import { Stack } from 'shared-ui';
import { Form, FormActions, useFormikContext } from 'shared-ui/forms';
import { ChangedMeanwhile } from '../application/changed-meanwhile';
import { tellUnsaved } from '../application/tell-late';
import type { MoveOptions } from './move-options';
import { saveRefusal } from './save-refusal.rule';
import { StatusFields } from './status-fields';
import { initialValues, type StatusValues } from './status-values';

interface Props {
  options: MoveOptions;
  /** Set when what is shown is old. */
  stale: ComponentProps<typeof ChangedMeanwhile> | undefined;
  onSubmit: (values: StatusValues) => Promise<unknown>;
  onDirty: (dirty: boolean) => void;
  onCancel: () => void;
}

const refusedWords = 'The status was not changed.';

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

/** Loading again takes away what the server said of the older state. */
const Stale = ({ words, onReload }: ComponentProps<typeof ChangedMeanwhile>) => {
  const { setStatus } = useFormikContext<StatusValues>();
  const reload = () => {
    setStatus(undefined);
    onReload();
  };
  return <ChangedMeanwhile words={words} onReload={reload} />;
};

/** The fields of a status change; Save says why it cannot be pressed. */
export const StatusForm = ({ options, stale, onSubmit, onDirty, onCancel }: Props) => (
  <Form
    initialValues={initialValues(options)}
    onSubmit={onSubmit}
    onDirty={onDirty}
    onFailedLate={tellUnsaved(refusedWords)}
    summaryTitle={refusedWords}
  >
    {stale ? <Stale {...stale} /> : null}
    <Stack gap="4">
      <StatusFields options={options} />
    </Stack>
    <Save options={options} onCancel={onCancel} />
  </Form>
);
