import { chakra } from '@chakra-ui/react';

export const StyledButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: 0,
    borderWidth: '1px',
    borderRadius: 'md',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    transition: 'background-color 120ms',
    _disabled: { cursor: 'not-allowed', opacity: 0.55 },
    '&[aria-busy=true]': { cursor: 'progress', opacity: 1 },
  },
  variants: {
    variant: {
      main: {
        bg: 'accent',
        color: 'accentInk',
        borderColor: 'transparent',
        _hover: { bg: 'accentHover' },
      },
      plain: { bg: 'panel', borderColor: 'lineStrong', color: 'ink', _hover: { bg: 'hover' } },
      quiet: { borderColor: 'transparent', color: 'ink', _hover: { bg: 'hover' } },
      danger: {
        bg: 'bad',
        color: 'badInk',
        borderColor: 'transparent',
        _hover: { bg: 'badHover' },
      },
      dangerQuiet: { borderColor: 'transparent', color: 'bad', _hover: { bg: 'hover' } },
    },
    size: {
      md: { height: '9', px: '3.5' },
      sm: { height: '30px', px: '2.5' },
    },
  },
  defaultVariants: { variant: 'plain', size: 'md' },
});
