import type { ComponentProps } from 'react';
import { withFixedStyles } from './with-fixed-styles';

const StyledCheckbox = withFixedStyles('input', {
  appearance: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '16px',
  height: '16px',
  bg: 'panel',
  borderWidth: '1px',
  borderColor: 'lineControl',
  borderRadius: '4px',
  cursor: 'pointer',
  verticalAlign: 'middle',
  '&:checked, &:indeterminate': { bg: 'accent', borderColor: 'accent' },
  '&:checked::before': {
    content: '""',
    width: '9px',
    height: '5px',
    borderInlineStart: '2px solid {colors.accentInk}',
    borderBottom: '2px solid {colors.accentInk}',
    transform: 'translateY(-1px) rotate(-45deg)',
  },
  '&:indeterminate::before': {
    content: '""',
    width: '8px',
    height: '2px',
    bg: 'accentInk',
  },
  _disabled: { opacity: 0.5, cursor: 'not-allowed' },
});

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  indeterminate?: boolean;
}

/** Checkbox without a label: needs an `aria-label` or a label element. */
export const Checkbox = ({ indeterminate = false, ...rest }: Props) => (
  <StyledCheckbox
    type="checkbox"
    ref={(element: HTMLInputElement | null) => {
      if (element) element.indeterminate = indeterminate;
    }}
    {...rest}
  />
);
