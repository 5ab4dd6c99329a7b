import { chakra } from '@chakra-ui/react';
import { Check, Minus } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { TimelineState } from './stages';

const Ring = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    bg: 'var(--surface)',
    color: 'ink',
    borderWidth: '2px',
    borderColor: 'var(--stage)',
    borderRadius: 'full',
    '&[data-state=future]': { borderColor: 'lineControl' },
    '&[data-state=notVisited]': { borderStyle: 'dashed', borderColor: 'lineControl' },
    '&[data-state=present]::before': {
      content: '""',
      width: '50%',
      height: '50%',
      borderRadius: 'full',
      bg: 'ink',
    },
    '&:not([data-state])': { bg: 'var(--stage)' },
  },
  variants: {
    size: {
      stage: { width: '22px', height: '22px' },
      status: { width: '14px', height: '14px', borderWidth: '1.5px' },
    },
  },
});

interface Props {
  size: 'stage' | 'status';
  state?: TimelineState | undefined;
  colour?: string | null | undefined;
}

/** The sign of a state: ticked, filled, dashed or empty; without one, a spot of the stage's colour. */
export const StateMark = ({ size, state, colour }: Props) => (
  <Ring
    aria-hidden
    size={size}
    data-state={state}
    style={{ '--stage': colour ?? 'var(--ui-colors-line-control)' } as CSSProperties}
  >
    {state === 'past' ? <Check size={size === 'stage' ? 13 : 9} strokeWidth={3} /> : null}
    {state === 'notVisited' ? <Minus size={size === 'stage' ? 12 : 8} strokeWidth={3} /> : null}
  </Ring>
);
