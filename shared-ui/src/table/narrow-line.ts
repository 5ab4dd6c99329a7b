import { fixedFace } from '../layout/fixed-face';

export const NarrowLine = fixedFace('div', {
  display: { md: 'none' },
  textStyle: 'small',
  color: 'ink3',
  textAlign: 'end',
});
