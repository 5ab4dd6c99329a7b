import { Box, Flex } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../action/button';
import { useDismissal } from '../layer/use-dismissal';
import { Text } from '../layout/text';
import { isSendKey } from './is-send-key';

interface EditorBoxProps {
  'aria-label': string;
  'aria-keyshortcuts': string;
  'aria-invalid': true | undefined;
  rows: number;
  readOnly: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
}

interface Props {
  label: string;
  children: (box: EditorBoxProps) => ReactNode;
  onSave: () => void;
  onCancel: () => void;
  isSaving?: boolean;
  failure?: string | undefined;
}

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
  // Escape cancels editing instead of closing the drawer around the chat.
  useDismissal(true, [], (how) => {
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
