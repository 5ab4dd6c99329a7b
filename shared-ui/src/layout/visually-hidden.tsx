import { chakra, type SystemStyleObject } from '@chakra-ui/react';

export const hiddenStyle = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const satisfies SystemStyleObject;

export const VisuallyHidden = chakra('span', { base: hiddenStyle });
