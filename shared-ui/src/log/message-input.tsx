import { chakra } from '@chakra-ui/react';
import { inputFrameStyle } from '../layout/text-input';

export const MessageInput = chakra(
  'textarea',
  {
    base: {
      ...inputFrameStyle,
      py: '2',
      maxHeight: '160px',
      resize: 'none',
      fieldSizing: 'content',
    },
  },
  { defaultProps: { dir: 'auto' } },
);
