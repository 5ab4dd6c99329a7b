import { chakra } from '@chakra-ui/react';
import { Check, Minus } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { TimelineState } from './stages';

const StateRing = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    bg: 'var(--surface)',
    color: 'ink',
    borderWidth: '2px',
    borderColor: 'var(--mark)',
    borderRadius: 'full',
    '&[data-state=notVisited]': { borderStyle: 'dashed' },
    '&[data-state=present]::before': {
      content: '""',
      width: '50%',
      height: '50%',
      borderRadius: 'full',
      bg: 'ink',
    },
    '&:not([data-state])': { bg: 'var(--mark)' },
  },
  variants: {
    size: {
      stage: {
        width: '22px',
        height: '22px',
        '&:is([data-state=future], [data-state=notVisited])': { borderColor: 'lineControl' },
      },
      status: {
        width: '14px',
        height: '14px',
        borderWidth: '1.5px',
        '&[data-state=present]::before': { bg: 'var(--mark)' },
        '& > svg': { color: 'var(--mark)' },
      },
    },
  },
});

interface Props {
  size: 'stage' | 'status';
  state?: TimelineState | undefined;
  /** Colour of the stage, or of the status's category. */
  colour: string | null | undefined;
}

export const StateMark = ({ size, state, colour }: Props) => (
  <StateRing
    aria-hidden
    size={size}
    data-state={state}
    style={{ '--mark': colour ?? 'var(--ui-colors-line-control)' } as CSSProperties}
  >
    {state === 'past' ? <Check size={size === 'stage' ? 13 : 9} strokeWidth={3} /> : null}
    {state === 'notVisited' ? <Minus size={size === 'stage' ? 12 : 8} strokeWidth={3} /> : null}
  </StateRing>
);
