import { useLocation } from 'react-router-dom';
import { getSavedViews } from 'server/contract/console/views/saved-views.calls';
import { useRead } from 'shared-auth';
import { Box, Link } from 'shared-ui';
import { readViewId, toViewAddress } from '../../sdk/react';
import { menuLineStyle, MenuLine } from './menu-line';
import type { MenuLink } from './menu-tree';
import { useIsIdle } from './use-is-idle';

interface MenuViewsProps extends MenuLink {
  current: boolean;
  nested?: boolean;
}

export const MenuViews = ({ address, current, nested = false, ...link }: MenuViewsProps) => {
  const isIdle = useIsIdle();
  const { search } = useLocation();
  const views = useRead(getSavedViews, isIdle ? { query: {} } : null).data?.data ?? [];
  const own = views.filter(({ page }) => page === address);
  const opened = own.find(({ isDefault }) => isDefault);
  const openId = current ? readViewId(search) : undefined;
  return (
    <>
      <MenuLine
        {...link}
        address={opened ? toViewAddress(opened) : address}
        current={current}
        nested={nested}
      />
      {own.length === 0 ? null : (
        <Box as="ul" listStyleType="none" aria-label={`Views of ${link.entry.title}`}>
          {own.map((view) => (
            <li key={view.id}>
              <Box
                asChild
                {...menuLineStyle}
                height="30px"
                ps={nested ? '10' : '6'}
                aria-current={view.id === openId ? 'true' : undefined}
                {...(view.id === openId && { color: 'accent', fontWeight: 550 })}
              >
                <Link to={toViewAddress(view)}>
                  <Box as="span" truncate dir="auto">
                    {view.name}
                  </Box>
                </Link>
              </Box>
            </li>
          ))}
        </Box>
      )}
    </>
  );
};
