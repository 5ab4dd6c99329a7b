import { consoleConfig, useUserInfo } from 'shared-auth';
import {
  Avatar,
  Box,
  ExternalIcon,
  LogoutIcon,
  Menu,
  MoonIcon,
  SunIcon,
  SystemIcon,
  Text,
  useColorMode,
  type MenuEntry,
} from 'shared-ui';
import { useKeysDialog } from '../keys/use-keys-dialog';
import { MemberSince } from './member-since';

const colorModeOptions = [
  { choice: 'light', label: 'Light', Icon: SunIcon },
  { choice: 'dark', label: 'Dark', Icon: MoonIcon },
  { choice: 'system', label: 'Like the system', Icon: SystemIcon },
] as const;

const useUserMenuEntries = (keys: MenuEntry): MenuEntry[] => {
  const color = useColorMode();
  return [
    {
      id: 'profile',
      label: 'Profile',
      icon: <ExternalIcon size={16} aria-hidden />,
      href: consoleConfig().profile,
    },
    ...colorModeOptions.map(({ choice, label, Icon }, index) => ({
      id: choice,
      label,
      icon: <Icon size={16} aria-hidden />,
      checked: color.choice === choice,
      divided: index === 0,
      onSelect: () => color.setChoice(choice),
    })),
    keys,
    {
      id: 'logout',
      label: 'Logout',
      icon: <LogoutIcon size={16} aria-hidden />,
      to: '/logout',
      divided: true,
    },
  ];
};

export const UserMenu = () => {
  const { data: person, error } = useUserInfo();
  const name = person ? [person.userName, person.lastName].filter(Boolean).join(' ') : '';
  const keys = useKeysDialog();
  return (
    <>
      <Menu
        label="User menu"
        align="end"
        trigger={
          <Box
            as="button"
            aria-label={name ? `User menu, ${name}` : 'User menu'}
            borderRadius="full"
          >
            <Avatar name={name || '?'} src={person?.userAvatar} />
          </Box>
        }
        header={
          <>
            <Text fontWeight="600">{name || (error?.message ?? 'Loading')}</Text>
            <Text tone="second">{person?.email}</Text>
            <MemberSince day={person?.joiningDate} />
          </>
        }
        entries={useUserMenuEntries(keys.entry)}
      />
      {keys.dialog}
    </>
  );
};
