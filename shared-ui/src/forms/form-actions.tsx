import { Flex } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { memo, type ReactNode } from 'react';
import { Button } from '../action/button';
import { VisuallyHidden } from '../layout/visually-hidden';

interface FootProps {
  submitLabel: string;
  cancelLabel?: string | undefined;
  onCancel?: (() => void) | undefined;
  disabledReason?: string | undefined;
  /** Further ways to go on, before the main one. */
  children?: ReactNode;
  busy: boolean;
}

export interface FormActionsProps<Values> extends Omit<FootProps, 'disabledReason' | 'busy'> {
  /** Why it cannot be saved now, of the values as they stand. */
  disabledReason?: string | ((values: Values) => string | undefined) | undefined;
}

const Foot = memo(
  ({
    submitLabel,
    cancelLabel = 'Cancel',
    onCancel,
    disabledReason,
    children,
    busy,
  }: FootProps) => (
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
      <Button type="submit" variant="main" busy={busy} disabledReason={disabledReason}>
        {submitLabel}
      </Button>
      <VisuallyHidden aria-live="polite">
        {busy ? 'Saving. The fields wait until it is done.' : ''}
      </VisuallyHidden>
    </Flex>
  ),
);

/** Save and cancel, always within sight at the foot of a form. */
export const FormActions = <Values,>({ disabledReason, ...rest }: FormActionsProps<Values>) => {
  const { values, isSubmitting } = useFormikContext<Values>();
  const reason = typeof disabledReason === 'function' ? disabledReason(values) : disabledReason;
  return <Foot {...rest} disabledReason={isSubmitting ? undefined : reason} busy={isSubmitting} />;
};
