import { chakra } from '@chakra-ui/react';
import { inputFrame } from '../layout/text-input';

/**
 * Where a message is typed, without its label: it grows with what is written, and then scrolls. It is written
 * from the side that its language begins at.
 */
export const MessageInput = chakra(
  'textarea',
  { base: { ...inputFrame, py: '2', maxHeight: '160px', resize: 'none', fieldSizing: 'content' } },
  { defaultProps: { dir: 'auto' } },
);
