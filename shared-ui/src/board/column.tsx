import { Box, chakra, Flex } from '@chakra-ui/react';
import { useDroppable } from '@dnd-kit/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useId, useRef, useState, type ReactNode } from 'react';
import { pageRoom } from '../layout/page-room';
import { Text } from '../layout/text';
import { useIsPrinting } from '../layout/use-is-printing';
import type { BoardColumnFacts, Place } from './board-column';

const ColumnFrame = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: { base: 'none', md: '1 0 264px' },
    maxWidth: { md: '340px' },
    minWidth: '0',
    height: { base: `max(360px, calc(${pageRoom(150)} - 170px))`, md: 'auto' },
    bg: { base: 'hover', _dark: 'bg' },
    borderWidth: '1px',
    borderColor: 'line',
    borderTopWidth: '3px',
    borderTopColor: 'var(--stage)',
    borderRadius: 'lg',
    _print: { height: 'auto', maxWidth: 'none', mb: '4' },
    '&[data-over=true]': { outline: '2px solid {colors.accent}', outlineOffset: '-2px' },
  },
});

/** Estimated height of a card in pixels, before it is rendered. */
const cardHeight = 78;
const cardGap = 8;

const groupPositionsByPage = (places: readonly Place[], pageSize: number): [number, Place[]][] => {
  const pages = new Map<number, Place[]>();
  for (const place of places) {
    const page = Math.floor(place.index / pageSize) + 1;
    pages.set(page, [...(pages.get(page) ?? []), place]);
  }
  return [...pages];
};

interface Props {
  column: BoardColumnFacts;
  lead?: ReactNode;
  empty: string;
  pageSize: number;
  /** Renders the visible cards of a page of the column; pages are numbered from 1. */
  drawPage: (page: number, places: readonly Place[]) => ReactNode;
}

export const Column = ({ column, lead, empty, pageSize, drawPage }: Props) => {
  const { id, name, colour, count, note, isClosed = false } = column;
  const headId = useId();
  const scroll = useRef<HTMLDivElement>(null);
  const { setNodeRef, isOver } = useDroppable({ id, disabled: isClosed });
  // The virtualizer does not support memoization by the React compiler, which the build does not use.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: () => cardHeight,
    gap: cardGap,
    overscan: 4,
    useFlushSync: false,
  });
  const isPrinting = useIsPrinting();
  const inSight = virtual.getVirtualItems();
  const last = Math.min(count, pageSize * Math.ceil(((inSight.at(-1)?.index ?? 0) + 1) / pageSize));
  // Prints only the pages of cards that have been visible, without loading others.
  const [loaded, setLoaded] = useState(last);
  if (loaded < last) setLoaded(last);
  const onPaper = Array.from({ length: Math.min(loaded, count) }, (_, index) => ({
    index,
    start: 0,
  }));
  const places = (isPrinting ? onPaper : inSight).map(({ index, start }) => ({
    index,
    start,
    measure: virtual.measureElement,
  }));
  const left = count - onPaper.length;
  return (
    <ColumnFrame
      ref={setNodeRef}
      aria-labelledby={headId}
      data-column={id}
      data-over={isOver && !isClosed}
      style={{ ['--stage' as string]: colour ?? 'var(--ui-colors-line-strong)' }}
    >
      <Box px="3" pt="2.5" pb="2">
        <Flex as="h2" id={headId} gap="2" align="baseline" fontWeight={600}>
          <Box as="span" minWidth="0" overflowWrap="anywhere">
            {name}
          </Box>
          <Text as="span" size="sm" tone="second" fontVariantNumeric="tabular-nums">
            {count}
          </Text>
        </Flex>
        {note === undefined ? null : (
          <Text size="sm" tone="second">
            {note}
          </Text>
        )}
      </Box>
      <Box
        ref={scroll}
        flex="1"
        minHeight="0"
        overflowY="auto"
        px="2"
        pb="2"
        tabIndex={-1}
        _print={{ overflow: 'visible' }}
      >
        {lead ? <Box mb="2">{lead}</Box> : null}
        {count === 0 && !lead ? (
          <Text size="sm" tone="third" px="1">
            {empty}
          </Text>
        ) : (
          <Box
            as="ul"
            aria-labelledby={headId}
            position="relative"
            style={{ height: virtual.getTotalSize() }}
            _print={{ height: 'auto !important' }}
          >
            {groupPositionsByPage(places, pageSize).map(([page, those]) => (
              <Fragment key={page}>{drawPage(page, those)}</Fragment>
            ))}
          </Box>
        )}
        {isPrinting && left > 0 ? (
          <Text size="sm" tone="second" px="1">{`${left} more are not shown.`}</Text>
        ) : null}
      </Box>
    </ColumnFrame>
  );
};
