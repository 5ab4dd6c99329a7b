import type { ReactNode } from 'react';
import type { Place } from './board-column';

interface Props {
  place: Place;
  /** How many are in the column. */
  of: number;
  children: ReactNode;
}

/** One of a column, where it belongs. */
export const Placed = ({ place: { index, start, measure }, of, children }: Props) => (
  <li
    ref={measure}
    data-index={index}
    aria-posinset={index + 1}
    aria-setsize={of}
    style={{ position: 'absolute', insetInline: 0, top: 0, transform: `translateY(${start}px)` }}
  >
    {children}
  </li>
);
