import { chakra, type SystemStyleObject } from '@chakra-ui/react';

export const inputFrameStyle: SystemStyleObject = {
  width: 'full',
  minHeight: '9',
  px: '2.5',
  bg: 'panel',
  color: 'ink',
  borderWidth: '1px',
  borderColor: 'lineControl',
  borderRadius: 'md',
  textStyle: 'body',
  transition: 'border-color 120ms',
  _hover: { borderColor: 'ink3' },
  _focusVisible: { outlineOffset: '-1px' },
  '&[aria-invalid=true], &[aria-invalid=true]:hover': { borderColor: 'bad' },
  _readOnly: { bg: 'hover', borderColor: 'line' },
  _disabled: { bg: 'hover', color: 'ink3', cursor: 'not-allowed' },
};

export const TextInput = chakra(
  'input',
  { base: inputFrameStyle },
  { defaultProps: { dir: 'auto' } },
);
