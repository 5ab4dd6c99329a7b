export type FloatingAlign = 'start' | 'center' | 'end';

interface Box {
  width: number;
  height: number;
}

interface AnchorBox extends Box {
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

const computeLeft = (anchor: AnchorBox, box: Box, align: FloatingAlign) => {
  if (align === 'start') return anchor.left;
  if (align === 'end') return anchor.left + anchor.width - box.width;
  return anchor.left + (anchor.width - box.width) / 2;
};

export const computeFloatingPosition = (
  anchor: AnchorBox,
  box: Box,
  view: Box,
  align: FloatingAlign,
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
