import type { ComponentProps } from 'react';
import { Button } from './button';
import type { MenuEntry } from './menu-entry';

type ButtonLook = Pick<ComponentProps<typeof Button>, 'variant' | 'size'>;

export const EntryButton = ({ entry, ...look }: ButtonLook & { entry: MenuEntry }) => {
  const { label, icon, isHidden = false, disabledReason, onSelect, to } = entry;
  return (
    <Button
      {...look}
      icon={icon}
      isHidden={isHidden}
      disabledReason={disabledReason}
      onClick={onSelect}
      {...(to !== undefined && { to })}
    >
      {label}
    </Button>
  );
};
