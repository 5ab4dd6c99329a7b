import { withFixedStyles } from '../layout/with-fixed-styles';

export const NarrowLine = withFixedStyles('div', {
  display: { md: 'none' },
  textStyle: 'small',
  color: 'ink3',
  textAlign: 'end',
});
