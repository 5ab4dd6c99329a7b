import type { SystemStyleObject } from '@chakra-ui/react';

const indentDepths = [0, 1, 2, 3, 4];
const listCounters = (from: number) =>
  indentDepths
    .slice(from)
    .map((depth) => `n${String(depth)} 0`)
    .join(' ');

const indentStyles = Object.fromEntries(
  indentDepths
    .slice(1)
    .map((depth) => [`& .indent-${String(depth)}`, { ms: `${String(depth * 24)}px` }]),
);

const numberedItemStyles = Object.fromEntries(
  indentDepths.map((depth) => [
    `& .item-number.indent-${String(depth)}`,
    {
      counterIncrement: `n${String(depth)}`,
      ...(depth < 4 ? { counterSet: listCounters(depth + 1) } : {}),
      _before: { content: `counter(n${String(depth)}) "."` },
    },
  ]),
);

const listItemStyles = {
  '& .item-bullet, & .item-number': { position: 'relative', paddingInlineStart: '22px', my: '0.5' },
  '& .item-bullet::before, & .item-number::before': {
    position: 'absolute',
    insetInlineStart: 0,
    width: '16px',
    textAlign: 'end',
    color: 'ink3',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .item-bullet::before': { content: '"•"' },
  '& > :not(.item-number):not(.item-bullet)': { counterSet: listCounters(0) },
  '& .item-bullet.indent-0': { counterSet: listCounters(0) },
};

export const proseStyle: SystemStyleObject = {
  textStyle: 'body',
  color: 'ink',
  counterReset: listCounters(0),
  overflowWrap: 'anywhere',
  '& p': { my: '1' },
  '& > :first-child': { mt: 0 },
  '& h1': { textStyle: 'title', mt: '3', mb: '1' },
  '& h2': { textStyle: 'body', fontWeight: 600, mt: '2', mb: '1' },
  '& strong': { fontWeight: 600 },
  '& em': { fontStyle: 'italic' },
  '& u': { textDecoration: 'underline' },
  '& s': { textDecoration: 'line-through' },
  '& a': { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '2px' },
  '& blockquote': {
    borderInlineStart: '3px solid {colors.lineStrong}',
    ps: '3',
    color: 'ink2',
    my: '2',
  },
  '& ul': { listStyle: 'disc', ps: '22px', my: '1' },
  '& ol': { listStyle: 'decimal', ps: '22px', my: '1' },
  '& img': { maxWidth: 'full', height: 'auto' },
  ...indentStyles,
  ...listItemStyles,
  ...numberedItemStyles,
};
