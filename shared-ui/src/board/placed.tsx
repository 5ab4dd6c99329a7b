import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Place } from './board-column';

const PositionedItem = chakra('li', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: '0',
    _print: { position: 'static', transform: 'none !important', breakInside: 'avoid', mb: '2' },
  },
});

interface Props {
  place: Place;
  of: number;
  children: ReactNode;
}

export const Placed = ({ place: { index, start, measure }, of, children }: Props) => (
  <PositionedItem
    ref={measure}
    data-index={index}
    aria-posinset={index + 1}
    aria-setsize={of}
    style={{ transform: `translateY(${start}px)` }}
  >
    {children}
  </PositionedItem>
);
