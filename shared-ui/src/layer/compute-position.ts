export type Align = 'start' | 'center' | 'end';

interface Box {
  width: number;
  height: number;
}

interface Anchor extends Box {
  left: number;
  top: number;
}

export interface FloatingPosition {
  left: number;
  top: number;
  maxHeight: number;
}

const margin = 8;
const gap = 6;

const computeLeft = (anchor: Anchor, box: Box, align: Align) => {
  if (align === 'start') return anchor.left;
  if (align === 'end') return anchor.left + anchor.width - box.width;
  return anchor.left + (anchor.width - box.width) / 2;
};

/** Below the anchor, or above it where there is more room; always within the view. */
export const computePosition = (
  anchor: Anchor,
  box: Box,
  view: Box,
  align: Align,
): FloatingPosition => {
  const below = view.height - anchor.top - anchor.height - gap - margin;
  const above = anchor.top - gap - margin;
  const upward = box.height > below && above > below;
  const maxHeight = Math.max(120, upward ? above : below);
  const height = Math.min(box.height, maxHeight);
  const rightmost = Math.max(margin, view.width - box.width - margin);
  return {
    left: Math.min(Math.max(computeLeft(anchor, box, align), margin), rightmost),
    top: upward ? anchor.top - gap - height : anchor.top + anchor.height + gap,
    maxHeight,
  };
};
