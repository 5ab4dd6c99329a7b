import type { ComponentProps, ReactNode } from 'react';
import { ButtonFace } from './button-face';
import { Tooltip } from './tooltip';

interface Props extends Omit<ComponentProps<typeof ButtonFace>, 'children' | 'aria-label'> {
  /** What it does, in words: its name and its tooltip. */
  label: string;
  icon: ReactNode;
}

/** A button that is only an icon. */
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
