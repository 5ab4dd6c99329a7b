import { fixedFace } from '../layout/fixed-face';

/** In the corner of a row on a narrow screen, what a column of its own says on a wide one. */
export const NarrowLine = fixedFace('div', {
  display: { md: 'none' },
  textStyle: 'small',
  color: 'ink3',
  textAlign: 'end',
});
