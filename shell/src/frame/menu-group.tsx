import { useId, useState } from 'react';
import { Box, ChevronRightIcon } from 'shared-ui';
import { getRegionProps } from '../outline/outline-mode';
import type { RegisteredMenuEntry } from '../registry/registered-entry';
import { menuLineStyle } from './menu-line';
import type { MenuLink } from './menu-tree';
import { MenuViews } from './menu-views';

interface MenuGroupProps {
  entry: RegisteredMenuEntry;
  links: MenuLink[];
  current: RegisteredMenuEntry | undefined;
}

export const MenuGroup = ({ entry, links, current }: MenuGroupProps) => {
  const inside = links.find((link) => link.entry.id === current?.id)?.entry.id;
  const [open, setOpen] = useState(inside !== undefined);
  const [seen, setSeen] = useState(inside);
  const listId = useId();
  if (seen !== inside) {
    setSeen(inside);
    if (inside !== undefined) setOpen(true);
  }
  return (
    <li>
      <Box asChild {...menuLineStyle}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
        >
          <span>{entry.title}</span>
          <Box
            as="span"
            ms="auto"
            color="ink3"
            transform={open ? 'rotate(90deg)' : undefined}
            transition="transform 120ms"
          >
            <ChevronRightIcon size={16} aria-hidden />
          </Box>
        </button>
      </Box>
      <Box
        as="ul"
        id={listId}
        hidden={!open}
        listStyleType="none"
        mt="0.5"
        display={open ? 'grid' : 'none'}
        gap="0.5"
      >
        {links.map((link) => (
          <li key={link.entry.id} {...getRegionProps('menu entry', link.entry.remote.id)}>
            <MenuViews {...link} current={link.entry.id === current?.id} nested />
          </li>
        ))}
      </Box>
    </li>
  );
};
