import type { ComponentProps, ReactNode } from 'react';
import { StyledButton } from './styled-button';
import { Tooltip } from './tooltip';

interface Props extends Omit<ComponentProps<typeof StyledButton>, 'children' | 'aria-label'> {
  /** Accessible name of the button and text of its tooltip. */
  label: string;
  icon: ReactNode;
}

export const IconButton = ({ label, icon, size = 'md', ...rest }: Props) => (
  <Tooltip text={label} names>
    <StyledButton
      type="button"
      variant="quiet"
      aria-label={label}
      color="ink2"
      px="0"
      width={size === 'sm' ? '30px' : '9'}
      size={size}
      {...rest}
    >
      {icon}
    </StyledButton>
  </Tooltip>
);
