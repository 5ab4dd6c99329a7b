import { Box } from 'shared-ui';
import { getRegionProps } from '../outline/outline-mode';
import { MenuGroup } from './menu-group';
import { MenuTrouble } from './menu-trouble';
import { isMenuGroup } from './menu-tree';
import { MenuViews } from './menu-views';
import { useCurrentEntry } from './use-current-entry';
import { useMenu } from './use-menu';
import { usePagePrefetch } from './use-page-prefetch';

export const SidebarMenu = () => {
  const { set, entry: current } = useCurrentEntry();
  const menu = useMenu(set);
  usePagePrefetch(menu);
  return (
    <Box as="nav" id="menu" aria-label="Menu">
      <Box as="ul" listStyleType="none" display="grid" gap="0.5">
        {menu.map((node) =>
          isMenuGroup(node) ? (
            <MenuGroup
              key={node.entry.id}
              entry={node.entry}
              links={node.children}
              current={current}
            />
          ) : (
            <li key={node.entry.id} {...getRegionProps('menu entry', node.entry.remote.id)}>
              <MenuViews {...node} current={node.entry.id === current?.id} />
            </li>
          ),
        )}
      </Box>
      <MenuTrouble />
    </Box>
  );
};

export const Sidebar = () => (
  <Box
    as="aside"
    width="232px"
    flexShrink="0"
    px="3"
    py="4"
    borderEndWidth="1px"
    borderColor="line"
    position="sticky"
    top="14"
    height="calc(100dvh - 56px)"
    overflowY="auto"
    _print={{ display: 'none' }}
  >
    <SidebarMenu />
  </Box>
);
