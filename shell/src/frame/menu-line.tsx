import { memo, use, useSyncExternalStore } from 'react';
import { Box, Flex, Link, Tooltip } from 'shared-ui';
import { RemoteLoaderContext } from '../loader/remote-loader-context';
import type { Remote } from '../registry/registered-entry';
import { MenuCount } from './menu-count';
import type { MenuLink } from './menu-tree';
import { usePreloadHandlers } from './use-preload-handlers';

interface MenuLineProps extends MenuLink {
  current: boolean;
  nested?: boolean;
}

export const menuLineStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  width: 'full',
  height: '34px',
  px: '2.5',
  borderRadius: 'md',
  color: 'ink2',
  textAlign: 'start',
  _hover: { bg: 'hover', color: 'ink' },
} as const;

const currentLineStyle = {
  bg: 'accentSoft',
  color: 'accent',
  fontWeight: 550,
  _hover: { bg: 'accentSoft', color: 'accent' },
} as const;

const useRemoteTrouble = (remote: Remote): string | undefined => {
  const loader = use(RemoteLoaderContext);
  const failure = useSyncExternalStore(loader.subscribe, () => loader.failure(remote));
  return remote.refusal ?? failure?.message;
};

const RemoteTrouble = ({ reason }: { reason: string }) => (
  <Flex as="span" ms="auto">
    <Tooltip text={`Not available right now. ${reason}`}>
      <Box
        as="span"
        role="img"
        aria-label={`Not available right now. ${reason}`}
        width="7px"
        height="7px"
        borderRadius="full"
        bg="wait"
      />
    </Tooltip>
  </Flex>
);

/** Memoized, so that a navigation re-renders only the previous and the new current line. */
export const MenuLine = memo(({ entry, address, current, nested = false }: MenuLineProps) => {
  const trouble = useRemoteTrouble(entry.remote);
  const preload = usePreloadHandlers(address);
  return (
    <Box
      asChild
      {...menuLineStyle}
      {...(current && currentLineStyle)}
      {...(nested && { ps: '6' })}
      aria-current={current ? 'page' : undefined}
    >
      <Link to={address} {...preload}>
        <span>{entry.title}</span>
        {entry.count ? <MenuCount counted={entry.count} /> : null}
        {trouble ? <RemoteTrouble reason={trouble} /> : null}
      </Link>
    </Box>
  );
});
