import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Label } from '../layout/label';
import { Text } from '../layout/text';

export const RequiredMark = () => (
  <Box as="span" color="bad" aria-hidden>
    {' *'}
  </Box>
);

export const FieldHintAndError = ({
  id,
  error,
  hint,
}: {
  id: string;
  error?: string | undefined;
  hint?: string | undefined;
}) => {
  if (error) {
    return (
      <Text id={`${id}-error`} size="sm" tone="bad" mt="1">
        {error}
      </Text>
    );
  }
  return hint ? (
    <Text id={`${id}-hint`} size="sm" tone="third" mt="1">
      {hint}
    </Text>
  ) : null;
};

interface Props {
  id: string;
  label: string;
  required?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
}

export const FieldFrame = ({ id, label, required = false, hint, error, children }: Props) => (
  <Box minWidth="0">
    <Label id={`${id}-label`} htmlFor={id}>
      <span>{label}</span>
      {required ? <RequiredMark /> : null}
    </Label>
    {children}
    <FieldHintAndError id={id} error={error} hint={hint} />
  </Box>
);
