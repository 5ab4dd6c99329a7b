import type { ComponentProps, ReactNode } from 'react';
import { ButtonFace } from './button-face';
import { Tooltip } from './tooltip';

interface Props extends Omit<ComponentProps<typeof ButtonFace>, 'children' | 'aria-label'> {
  /** Accessible name and tooltip. */
  label: string;
  icon: ReactNode;
}

export const IconButton = ({ label, icon, size = 'md', ...rest }: Props) => (
  <Tooltip text={label} names>
    <ButtonFace
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
    </ButtonFace>
  </Tooltip>
);
