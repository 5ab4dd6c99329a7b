import { Box } from '@chakra-ui/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useIsPrinting } from '../layout/use-is-printing';

/** The height that a line is taken to have before it is drawn. */
const lineHeight = 56;
/** Lines before the first one in sight from which on earlier ones are asked for. */
const nearStart = 6;
/** Pixels above the end at which one is still taken to read the newest line. */
const atEnd = 80;

interface Props {
  /** What it holds, for screen readers. */
  label: string;
  /** A key for each line, the earliest first. */
  keys: readonly string[];
  /** Draws the line at a place. */
  draw: (index: number) => ReactNode;
  /** Key of what the reader has just written: it comes into sight wherever they read. */
  written?: string | undefined;
  /** Stands above the earliest line. */
  lead?: ReactNode;
  /** Place of the line that is brought into sight once it is there; the newest, if left out. */
  start?: number | undefined;
  /** The reader comes near the earliest line. */
  onNearStart?: () => void;
}

/**
 * Lines that grow at both ends, of which those in sight are drawn: opened at the newest, it stays with it
 * while one reads there, and stays where one reads while earlier ones come above.
 */
export const GrowingLog = ({
  label,
  keys,
  draw,
  written,
  lead,
  start: startAt,
  onNearStart,
}: Props) => {
  const scroll = useRef<HTMLDivElement>(null);
  // Nothing here is memoized by a compiler, which its functions would not bear.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: keys.length,
    getScrollElement: () => scroll.current,
    getItemKey: (index) => keys[index] ?? index,
    estimateSize: () => lineHeight,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: atEnd,
    overscan: 6,
    useFlushSync: false,
  });
  const isEmpty = keys.length === 0;
  useLayoutEffect(() => {
    if (!isEmpty) virtual.scrollToEnd();
  }, [isEmpty, virtual]);
  useLayoutEffect(() => {
    if (written !== undefined) virtual.scrollToEnd();
  }, [written, virtual]);

  const startKey = startAt === undefined ? undefined : keys[startAt];
  const bringStart = useEffectEvent(() => {
    if (startAt !== undefined) virtual.scrollToIndex(startAt, { align: 'center' });
  });
  useEffect(() => {
    if (startKey !== undefined) bringStart();
  }, [startKey]);

  const isPrinting = useIsPrinting();
  const inSight = virtual.getVirtualItems();
  const items = isPrinting
    ? keys.map((key, index) => ({ key, index, start: 0 }))
    : inSight.map(({ index, start }) => ({ key: keys[index] ?? index, index, start }));
  const first = inSight[0]?.index;
  const near = useEffectEvent(() => onNearStart?.());
  useEffect(() => {
    if (first !== undefined && first < nearStart) near();
  }, [first, keys.length]);

  return (
    <Box
      ref={scroll}
      role="region"
      aria-label={label}
      tabIndex={0}
      flex="1"
      minHeight="0"
      overflowY="auto"
      overscrollBehavior="contain"
      overflowAnchor="none"
      _print={{ overflow: 'visible', flex: 'none' }}
    >
      {lead}
      <Box
        as="ol"
        listStyleType="none"
        position="relative"
        style={{ height: virtual.getTotalSize() }}
        _print={{ height: 'auto !important' }}
      >
        {items.map(({ index, key, start }) => (
          <Box
            as="li"
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            aria-setsize={keys.length}
            aria-posinset={index + 1}
            position="absolute"
            top="0"
            insetInline="0"
            style={{ transform: `translateY(${String(start)}px)` }}
            _print={{ position: 'static', transform: 'none !important', breakInside: 'avoid' }}
          >
            {draw(index)}
          </Box>
        ))}
      </Box>
    </Box>
  );
};
