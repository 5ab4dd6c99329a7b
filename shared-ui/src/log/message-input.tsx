import { chakra } from '@chakra-ui/react';
import { inputFrame } from '../layout/text-input';

/** Where a message is typed, without its label: it grows with what is written, and then scrolls. */
export const MessageInput = chakra('textarea', {
  base: { ...inputFrame, py: '2', maxHeight: '160px', resize: 'none', fieldSizing: 'content' },
});
