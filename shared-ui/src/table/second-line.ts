import { withFixedStyles } from '../layout/with-fixed-styles';

export const SecondLine = withFixedStyles('div', {
  textStyle: 'small',
  color: 'ink3',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
