import type { CSSProperties, ReactNode } from 'react';
import { withFixedStyles } from '../layout/with-fixed-styles';

export type Tone = 'ok' | 'wait' | 'bad' | 'info' | 'mute';

const StyledStatus = withFixedStyles('span', {
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
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
});

interface Props {
  tone: Tone;
  children: ReactNode;
}

export const StatusDot = ({ tone, children }: Props) => (
  <StyledStatus style={{ '--dot': `var(--ui-colors-${tone})` } as CSSProperties}>
    <span title={typeof children === 'string' ? children : undefined} dir="auto">
      {children}
    </span>
  </StyledStatus>
);
