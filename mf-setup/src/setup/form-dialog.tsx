import type { ReactNode } from 'react';
import { Dialog } from 'shared-ui';
import { PanelForm, type FormModel } from 'shell/sdk/forms';
import { leaveThen } from 'shell/sdk/react';

interface Props<Values extends object, Result> {
  title: string;
  form: FormModel<Values, Result>;
  onClose: () => void;
  children: ReactNode;
}

export const FormDialog = <Values extends object, Result>({
  title,
  form,
  onClose,
  children,
}: Props<Values, Result>) => (
  <Dialog open title={title} onClose={() => void leaveThen(onClose)}>
    <PanelForm form={form} onCancel={onClose}>
      {children}
    </PanelForm>
  </Dialog>
);
