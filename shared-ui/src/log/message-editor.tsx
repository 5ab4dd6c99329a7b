import { Box, Flex } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../action/button';
import { useDismiss } from '../layer/use-dismiss';
import { Text } from '../layout/text';
import { isSendKey } from './is-send-key';

/** What the text box in a message editor is given. */
interface BoxProps {
  'aria-label': string;
  'aria-keyshortcuts': string;
  'aria-invalid': true | undefined;
  rows: number;
  readOnly: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
}

interface Props {
  /** What is edited; its name for screen readers. */
  label: string;
  /** Draws the text box, a `MessageInput`. */
  children: (box: BoxProps) => ReactNode;
  onSave: () => void;
  onCancel: () => void;
  isSaving?: boolean;
  /** Why it was not saved. */
  failure?: string | undefined;
}

/** A message that is written anew where it stands: Enter saves it, Escape leaves it as it was. */
export const MessageEditor = ({
  label,
  children,
  onSave,
  onCancel,
  isSaving = false,
  failure,
}: Props) => {
  const editor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = editor.current?.querySelector('textarea');
    box?.focus();
    box?.setSelectionRange(box.value.length, box.value.length);
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
    <Box ref={editor} role="group" aria-label={label} width="min(62ch, 70vw)" maxWidth="100%">
      {children({
        'aria-label': label,
        'aria-keyshortcuts': 'Enter Escape',
        'aria-invalid': failure ? true : undefined,
        rows: 1,
        readOnly: isSaving,
        onKeyDown,
      })}
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
