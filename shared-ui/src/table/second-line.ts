import { fixedFace } from '../layout/fixed-face';

/** Under what a cell is about: what one glances at, cut to the width of the cell. */
export const SecondLine = fixedFace('div', {
  textStyle: 'small',
  color: 'ink3',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
