import { Menu } from '../action/menu';
import type { MenuEntry } from '../action/menu-entry';
import { MoreIcon } from '../icon';
import { withFixedStyles } from '../layout/with-fixed-styles';

const RowMenuTrigger = withFixedStyles('button', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '30px',
  height: '30px',
  borderRadius: 'md',
  color: 'ink2',
  transition: 'background-color 120ms',
  _hover: { bg: 'hover' },
});

interface Props {
  label: string;
  /** Entries of the row's menu, or a function that is called each time the menu opens. */
  entries: MenuEntry[] | (() => MenuEntry[]);
}

export const RowMenu = ({ label, entries }: Props) => (
  <Menu
    label={`Actions for ${label}`}
    align="end"
    entries={entries}
    trigger={
      <RowMenuTrigger type="button" aria-label={`Actions for ${label}`}>
        <MoreIcon size={16} aria-hidden />
      </RowMenuTrigger>
    }
  />
);
