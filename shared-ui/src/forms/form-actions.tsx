import { Flex } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { type ComponentProps, memo, type ReactNode, useState } from 'react';
import { Button } from '../action/button';
import { VisuallyHidden } from '../layout/visually-hidden';
import { ConfirmDialog } from '../overlay/confirm-dialog';

type ConfirmOptions = Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'onConfirm' | 'onClose'>;

interface FormFootProps {
  submitLabel: string;
  cancelLabel?: string | undefined;
  onCancel?: (() => void) | undefined;
  disabledReason?: string | undefined;
  children?: ReactNode;
  busy: boolean;
  /** Called in place of saving, to show a question first. */
  onAsk?: (() => void) | undefined;
}

export interface FormActionsProps<Values> extends Omit<
  FormFootProps,
  'disabledReason' | 'busy' | 'onAsk'
> {
  disabledReason?: string | ((values: Values) => string | undefined) | undefined;
  question?: ((values: Values) => ConfirmOptions | undefined) | undefined;
}

const FormFoot = memo(
  ({
    submitLabel,
    cancelLabel = 'Cancel',
    onCancel,
    disabledReason,
    children,
    busy,
    onAsk,
  }: FormFootProps) => (
    <Flex
      gap="2"
      justify="flex-end"
      wrap="wrap"
      position="sticky"
      bottom="0"
      zIndex={1}
      mt="5"
      py="3"
      bg="var(--surface)"
      borderTopWidth="1px"
      borderColor="line"
    >
      {onCancel ? <Button onClick={onCancel}>{cancelLabel}</Button> : null}
      {children}
      <Button
        type={onAsk ? 'button' : 'submit'}
        variant="main"
        busy={busy}
        disabledReason={disabledReason}
        onClick={onAsk}
      >
        {submitLabel}
      </Button>
      <VisuallyHidden aria-live="polite">
        {busy ? 'Saving. The fields wait until it is done.' : ''}
      </VisuallyHidden>
    </Flex>
  ),
);

export const FormActions = <Values,>({
  disabledReason,
  question,
  ...rest
}: FormActionsProps<Values>) => {
  const { values, isSubmitting, submitForm } = useFormikContext<Values>();
  const [isAsking, setAsking] = useState(false);
  const reason = typeof disabledReason === 'function' ? disabledReason(values) : disabledReason;
  const asked = question?.(values);
  return (
    <>
      <FormFoot
        {...rest}
        disabledReason={isSubmitting ? undefined : reason}
        busy={isSubmitting}
        onAsk={asked && (() => setAsking(true))}
      />
      {asked ? (
        <ConfirmDialog
          {...asked}
          open={isAsking}
          onConfirm={() => void submitForm()}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
};
