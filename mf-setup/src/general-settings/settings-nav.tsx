import { Box, Flex, Link } from 'shared-ui';
import { resolve, useRoute, useShell, type RouteRef } from 'shell/sdk/react';
import { auditLog, company, generalSettings, roles } from '../../contract';

const screens: readonly (readonly [to: RouteRef, label: string])[] = [
  [generalSettings, 'Hiring defaults'],
  [company, 'Company'],
  [roles, 'Roles'],
  [auditLog, 'Audit log'],
];

const look = {
  px: '3',
  py: '1.5',
  borderRadius: 'md',
  color: 'ink2',
  whiteSpace: 'nowrap',
  _hover: { bg: 'hover', color: 'ink' },
  '&[aria-current=page]': { bg: 'accentSoft', color: 'accent', fontWeight: 550 },
} as const;

/** The ways between the screens of General Settings that are open to this person. */
export const SettingsNav = () => {
  const shell = useShell();
  const { id } = useRoute();
  const open = screens.flatMap(([to, label]) => {
    const { href } = resolve({ to }, shell);
    return href === undefined ? [] : [{ to, label, href }];
  });
  if (open.length < 2) return null;
  return (
    <Flex as="nav" aria-label="General Settings" gap="1" mb="4" wrap="wrap">
      {open.map(({ to, label, href }) => (
        <Box key={to} asChild {...look} aria-current={to === id ? 'page' : undefined}>
          <Link to={href}>{label}</Link>
        </Box>
      ))}
    </Flex>
  );
};
