import { use, type ReactNode } from 'react';
import { Stack } from 'shared-ui';
import { FormActions, type FormActionsProps } from 'shared-ui/forms';
import { leaveThen, OpenPanelContext } from '../react';
import { FormFrame } from './form-frame';
import type { FormModel } from './use-form';

interface Props<Values extends object, Result> extends Omit<
  FormActionsProps<Values>,
  'children' | 'submitLabel'
> {
  form: FormModel<Values, Result>;
  submitLabel?: string;
  children: ReactNode;
}

/** Form in a drawer; by default Cancel closes the drawer, after a question about unsaved changes. */
export const PanelForm = <Values extends object, Result>({
  form,
  submitLabel = 'Save',
  onCancel,
  children,
  ...foot
}: Props<Values, Result>) => {
  const panel = use(OpenPanelContext);
  return (
    <FormFrame model={form} summaryTitle={form.refusal}>
      <Stack gap="4">{children}</Stack>
      <FormActions<Values>
        {...foot}
        submitLabel={submitLabel}
        onCancel={() => void leaveThen(onCancel ?? (() => panel?.close()))}
      />
    </FormFrame>
  );
};
