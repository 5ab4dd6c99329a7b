import { IconButton } from '../action/icon-button';
import { Menu } from '../action/menu';
import type { MenuEntry } from '../action/menu-entry';
import { MoreIcon } from '../icon';

/** What can be done with one row. */
export const RowMenu = ({ label, entries }: { label: string; entries: MenuEntry[] }) =>
  entries.length === 0 ? null : (
    <Menu
      label={`Actions for ${label}`}
      align="end"
      entries={entries}
      trigger={
        <IconButton
          label={`Actions for ${label}`}
          size="sm"
          icon={<MoreIcon size={16} aria-hidden />}
        />
      }
    />
  );
