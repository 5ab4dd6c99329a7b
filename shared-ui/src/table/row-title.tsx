import type { CSSProperties, ReactNode } from 'react';
import { fixedFace } from '../layout/fixed-face';
import { Link } from '../provider/link';
import { SecondLine } from './second-line';

const Frame = fixedFace('div', {
  minWidth: 0,
  maxWidth: '340px',
  '& > :first-child': {
    display: 'block',
    fontWeight: 550,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > a:hover': { textDecoration: 'underline', textUnderlineOffset: '2px' },
});

const Filling = fixedFace('div', {
  minWidth: { md: 'var(--least)' },
  '& > div': { width: { md: 0 }, minWidth: 'full' },
});

interface Props {
  title: string;
  /** What one glances at: code, place. */
  second?: ReactNode;
  /** Where the name, and a press anywhere on its row, leads. */
  to?: string | undefined;
  /** On a wide screen its column takes what the others leave, and is cut to it, but not below this. */
  least?: string;
}

const Lines = ({ title, second, to }: Omit<Props, 'least'>) => (
  <Frame>
    {to === undefined ? (
      <span title={title}>{title}</span>
    ) : (
      <Link to={to} title={title} data-row-link>
        {title}
      </Link>
    )}
    {second ? <SecondLine>{second}</SecondLine> : null}
  </Frame>
);

/** A name that carries its second line. */
export const RowTitle = ({ least, ...lines }: Props) =>
  least === undefined ? (
    <Lines {...lines} />
  ) : (
    <Filling style={{ '--least': least } as CSSProperties}>
      <div>
        <Lines {...lines} />
      </div>
    </Filling>
  );
