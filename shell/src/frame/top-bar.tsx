import { Flex, IconButton, MenuIcon } from 'shared-ui';
import { AllApps } from './all-apps';
import { NotificationBell } from './notification-bell';
import { CompanyBrand } from './company-brand';
import { MenuSetToggle } from './menu-set-toggle';
import { SearchButton } from '../search/search-button';
import { UserMenu } from './user-menu';

interface TopBarProps {
  menuOpen: boolean;
  onMenu: () => void;
}

export const TopBar = ({ menuOpen, onMenu }: TopBarProps) => (
  <Flex
    as="header"
    position="sticky"
    top="0"
    zIndex="bar"
    height="14"
    align="center"
    gap="2"
    px="4"
    bg="panel"
    borderBottomWidth="1px"
    borderColor="line"
  >
    <Flex flex="1" align="center" gap="2" minWidth="0">
      <IconButton
        label={menuOpen ? 'Close menu' : 'Open menu'}
        aria-expanded={menuOpen}
        aria-controls="menu"
        icon={<MenuIcon size={18} aria-hidden />}
        onClick={onMenu}
      />
      <CompanyBrand />
    </Flex>
    <SearchButton />
    <Flex flex="1" align="center" justify="flex-end" gap="2">
      <MenuSetToggle />
      <NotificationBell />
      <AllApps />
      <UserMenu />
    </Flex>
  </Flex>
);
