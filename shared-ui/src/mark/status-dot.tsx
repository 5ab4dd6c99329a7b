import type { ReactNode } from 'react';
import { fixedFace } from '../layout/fixed-face';

export type Tone = 'ok' | 'wait' | 'bad' | 'info' | 'mute';

const Face = fixedFace('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '7px',
  whiteSpace: 'nowrap',
  _before: {
    content: '""',
    flexShrink: 0,
    width: '7px',
    height: '7px',
    borderRadius: 'full',
    bg: 'var(--dot)',
  },
});

/** A status: a small dot and a word. */
export const StatusDot = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <Face style={{ '--dot': `var(--ui-colors-${tone})` } as React.CSSProperties}>{children}</Face>
);
