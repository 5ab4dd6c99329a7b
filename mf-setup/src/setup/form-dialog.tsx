import type { ReactNode } from 'react';
import { Dialog } from 'shared-ui';
import { PanelForm, type FormModel } from 'shell/sdk/forms';
import { leaveThen } from 'shell/sdk/react';

interface Props<Values extends object, Result> {
  title: string;
  submitLabel?: string;
  form: FormModel<Values, Result>;
  onClose: () => void;
  children: ReactNode;
}

export const FormDialog = <Values extends object, Result>({
  title,
  submitLabel = 'Save',
  form,
  onClose,
  children,
}: Props<Values, Result>) => (
  <Dialog open title={title} onClose={() => void leaveThen(onClose)}>
    <PanelForm form={form} submitLabel={submitLabel} onCancel={onClose}>
      {children}
    </PanelForm>
  </Dialog>
);
