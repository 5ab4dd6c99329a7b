import { Stack } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../overlay/confirm-dialog';
import { Drawer } from '../overlay/drawer';
import { Form, type FormProps } from './form';
import { FormActions } from './form-actions';

interface Props<Values extends object, Result> extends FormProps<Values, Result> {
  open: boolean;
  title: string;
  second?: ReactNode;
  width?: number;
  submitLabel: string;
  onClose: () => void;
}

/** A form in a drawer; closing it with something unsaved asks first. */
export const DrawerForm = <Values extends object, Result = unknown>({
  open,
  title,
  second,
  width = 400,
  submitLabel,
  onClose,
  goOn,
  children,
  ...form
}: Props<Values, Result>) => {
  const [dirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  const leave = () => {
    setAsking(false);
    setDirty(false);
    onClose();
  };
  const close = () => {
    if (dirty) setAsking(true);
    else leave();
  };
  return (
    <Drawer open={open} title={title} second={second} width={width} onClose={close}>
      <Form
        {...form}
        onDirty={(changed) => {
          setDirty(changed);
          form.onDirty?.(changed);
        }}
        goOn={(result) => {
          leave();
          goOn?.(result);
        }}
      >
        <Stack gap="4">{children}</Stack>
        <FormActions submitLabel={submitLabel} onCancel={close} />
      </Form>
      <ConfirmDialog
        open={asking}
        title="Leave without saving?"
        words="What you typed is lost."
        confirmLabel="Leave"
        cancelLabel="Stay"
        danger
        onConfirm={leave}
        onClose={() => setAsking(false)}
      />
    </Drawer>
  );
};
