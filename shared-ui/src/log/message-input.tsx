import { chakra } from '@chakra-ui/react';
import { inputFrame } from '../layout/text-input';

export const MessageInput = chakra(
  'textarea',
  { base: { ...inputFrame, py: '2', maxHeight: '160px', resize: 'none', fieldSizing: 'content' } },
  { defaultProps: { dir: 'auto' } },
);
