import type { ReactNode } from 'react';
import { withFixedStyles } from '../layout/with-fixed-styles';
import { Link } from '../provider/link';
import { SecondLine } from './second-line';

const RowTitleFrame = withFixedStyles('div', {
  minWidth: 0,
  '& > :first-child': {
    display: 'block',
    fontWeight: 550,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > a:hover': { textDecoration: 'underline', textUnderlineOffset: '2px' },
});

interface Props {
  title: string;
  second?: ReactNode;
  /** Link target of the name and of a click anywhere on the row. */
  to?: string | undefined;
}

export const RowTitle = ({ title, second, to }: Props) => (
  <RowTitleFrame>
    {to === undefined ? (
      <span title={title} dir="auto">
        {title}
      </span>
    ) : (
      <Link to={to} title={title} dir="auto" data-row-link>
        {title}
      </Link>
    )}
    {second ? <SecondLine dir="auto">{second}</SecondLine> : null}
  </RowTitleFrame>
);
