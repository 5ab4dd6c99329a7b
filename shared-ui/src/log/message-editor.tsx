import { Box, Flex } from '@chakra-ui/react';
import { type ChangeEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '../action/button';
import { useDismiss } from '../layer/use-dismiss';
import { Text } from '../layout/text';
import { isSendKey } from './is-send-key';
import { MessageInput } from './message-input';

interface Props {
  /** What is edited; its name for screen readers. */
  label: string;
  value: string;
  maxLength: number;
  onChange: (value: string) => void;
  onSave: () => void;
  onCancel: () => void;
  isSaving?: boolean;
  /** Why it was not saved. */
  failure?: string | undefined;
}

/** A message that is written anew where it stands: Enter saves it, Escape leaves it as it was. */
export const MessageEditor = ({
  label,
  value,
  maxLength,
  onChange,
  onSave,
  onCancel,
  isSaving = false,
  failure,
}: Props) => {
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const end = input.current?.value.length ?? 0;
    input.current?.focus();
    input.current?.setSelectionRange(end, end);
  }, []);
  // Escape leaves the message, not the drawer that it is in.
  useDismiss(true, [], (how) => {
    if (how === 'escape') onCancel();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSendKey(event)) return;
    event.preventDefault();
    onSave();
  };
  return (
    <Box role="group" aria-label={label} width="min(62ch, 70vw)" maxWidth="100%">
      <MessageInput
        ref={input}
        aria-label={label}
        aria-keyshortcuts="Enter Escape"
        aria-invalid={failure ? true : undefined}
        rows={1}
        maxLength={maxLength}
        readOnly={isSaving}
        value={value}
        onChange={(event: ChangeEvent<HTMLTextAreaElement>) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Flex gap="2" mt="2" align="center" wrap="wrap">
        <Button size="sm" variant="main" busy={isSaving} onClick={onSave}>
          Save
        </Button>
        <Button size="sm" onClick={onCancel}>
          Cancel
        </Button>
        <Text size="sm" tone="bad" role="status">
          {failure ?? ''}
        </Text>
      </Flex>
    </Box>
  );
};
