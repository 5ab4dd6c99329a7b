import { chakra } from '@chakra-ui/react';

export const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    height: '8',
    px: '2.5',
    bg: 'panel',
    color: 'ink2',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
    whiteSpace: 'nowrap',
    maxWidth: '320px',
    '& b': { color: 'ink', fontWeight: 550, overflow: 'hidden', textOverflow: 'ellipsis' },
    _hover: { bg: 'hover', borderColor: 'lineStrong' },
    '&[aria-expanded=true]': { bg: 'hover', borderColor: 'lineStrong' },
  },
  variants: { adds: { true: { borderStyle: 'dashed', borderColor: 'lineStrong' } } },
});
