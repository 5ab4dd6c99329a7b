import { withFixedStyles } from '../layout/with-fixed-styles';

export const Tag = withFixedStyles('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  px: '7px',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'sm',
  fontSize: '12px',
  lineHeight: '18px',
  color: 'ink2',
  maxWidth: 'full',
});
