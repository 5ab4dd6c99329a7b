import { Box } from '@chakra-ui/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useIsPrinting } from '../layout/use-is-printing';

/** Estimated height of a line in pixels, before it is rendered. */
const lineHeight = 56;
/** Earlier lines are requested when this number of lines is left above the first visible line. */
const startThreshold = 6;
/** Distance from the end in pixels within which the log scrolls to new lines. */
const endThreshold = 80;

interface Props {
  label: string;
  keys: readonly string[];
  draw: (index: number) => ReactNode;
  /** Key of the user's own new line, which is scrolled into view from any position. */
  written?: string | undefined;
  lead?: ReactNode;
  /** Index of the line to scroll to after it has loaded; default: the newest line. */
  start?: number | undefined;
  onNearStart?: () => void;
}

/**
 * Virtual list of lines that scrolls to new lines at the end, and otherwise keeps its scroll position while
 * earlier lines load.
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
  // The virtualizer does not support memoization by the React compiler, which the build does not use.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: keys.length,
    getScrollElement: () => scroll.current,
    getItemKey: (index) => keys[index] ?? index,
    estimateSize: () => lineHeight,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: endThreshold,
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
    if (first !== undefined && first < startThreshold) near();
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
