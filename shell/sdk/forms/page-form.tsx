import type { ReactNode } from 'react';
import { FormActions, type FormActionsProps, type FormProps } from 'shared-ui/forms';
import { FormFrame } from './form-frame';
import type { FormModel } from './use-form';

interface Props<Values extends object, Result>
  extends
    Omit<FormActionsProps<Values>, 'children'>,
    Pick<FormProps<Values, Result>, 'onReveal' | 'summaryTitle'> {
  form: FormModel<Values, Result>;
  actions?: ReactNode;
  children: ReactNode;
}

export const PageForm = <Values extends object, Result>({
  form,
  actions,
  onReveal,
  summaryTitle,
  children,
  ...foot
}: Props<Values, Result>) => (
  <FormFrame model={form} onReveal={onReveal} summaryTitle={summaryTitle}>
    {children}
    <FormActions<Values> {...foot}>{actions}</FormActions>
  </FormFrame>
);
