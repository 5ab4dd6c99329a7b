import { fixedFace } from '../layout/fixed-face';

export const SecondLine = fixedFace('div', {
  textStyle: 'small',
  color: 'ink3',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
