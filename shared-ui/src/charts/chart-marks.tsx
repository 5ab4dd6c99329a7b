import { Box } from '@chakra-ui/react';
import { createContext, use, useState, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Position of a bar or funnel step that is a link, in pixels of the chart. */
export interface ChartMark {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  name: string;
  value: number;
  onPress: () => void;
}

/** Minimum size of a mark in pixels, so that the focus ring of a small bar is visible. */
const minMarkSize = 4;
const textLineHeight = 12;

const OverlayContext = createContext<SVGSVGElement | null>(null);

const Mark = ({ x, y, width, height, name, value, onPress }: ChartMark) => {
  const room = Math.max(height, minMarkSize);
  const top = y + height - room;
  const pressByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onPress();
  };
  return (
    <g
      role="link"
      tabIndex={0}
      aria-label={`${name}: ${String(value)}`}
      onClick={onPress}
      onKeyDown={pressByKey}
    >
      <rect x={x} y={top} width={width} height={room} rx={3} fill="transparent" />
      <text x={x + width / 2} y={Math.max(top - 6, textLineHeight)} textAnchor="middle" aria-hidden>
        {value}
      </text>
    </g>
  );
};

export const ChartMarks = ({ marks }: { marks: readonly ChartMark[] }) => {
  const overlay = use(OverlayContext);
  if (!overlay) return null;
  return createPortal(
    marks.map((mark) => <Mark key={mark.id} {...mark} />),
    overlay,
  );
};

/** Draws links above the chart for keyboards and screen readers; pointers use the chart itself. */
export const ChartMarksLayer = ({ label, children }: { label: string; children: ReactNode }) => {
  const [overlay, setOverlay] = useState<SVGSVGElement | null>(null);
  return (
    <OverlayContext value={overlay}>
      {children}
      <Box
        as="svg"
        ref={setOverlay}
        role="group"
        aria-label={`Figures of ${label}`}
        position="absolute"
        inset="0"
        width="full"
        height="full"
        overflow="visible"
        pointerEvents="none"
        css={{
          '& [role=link]': { outline: 'none' },
          '& text': {
            opacity: 0,
            fontSize: '12px',
            fontWeight: 600,
            fill: 'ink',
            stroke: 'panel',
            strokeWidth: '4px',
            paintOrder: 'stroke',
          },
          '& :focus-visible rect': { stroke: 'ink', strokeWidth: '2px' },
          '& :focus-visible text': { opacity: 1 },
        }}
      />
    </OverlayContext>
  );
};
