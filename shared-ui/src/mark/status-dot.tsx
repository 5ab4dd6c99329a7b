import type { CSSProperties, ReactNode } from 'react';
import { fixedFace } from '../layout/fixed-face';

export type Tone = 'ok' | 'wait' | 'bad' | 'info' | 'mute';

const Face = fixedFace('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '7px',
  maxWidth: 'full',
  whiteSpace: 'nowrap',
  _before: {
    content: '""',
    flexShrink: 0,
    width: '7px',
    height: '7px',
    borderRadius: 'full',
    backgroundColor: 'var(--dot)',
  },
  '&[data-own]::before': {
    width: '8px',
    height: '8px',
    borderWidth: '1px',
    borderColor: 'lineStrong',
  },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
});

interface Props {
  tone: Tone;
  /** A colour that people chose for this status; the dot has an edge then, and the tone is not shown. */
  color?: string | null | undefined;
  children: ReactNode;
}

/** A status: a small dot and a word, cut to the room it has. */
export const StatusDot = ({ tone, color, children }: Props) => (
  <Face
    data-own={color ? true : undefined}
    style={{ '--dot': color ?? `var(--ui-colors-${tone})` } as CSSProperties}
  >
    <span title={typeof children === 'string' ? children : undefined}>{children}</span>
  </Face>
);
