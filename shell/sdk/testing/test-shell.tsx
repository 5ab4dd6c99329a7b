import { matchPath, useLocation } from 'react-router-dom';
import { useEffect, type ReactNode } from 'react';
import type { PageLink, PanelEntry } from 'server/contract/console/registry/registry';
import { useAllowances } from 'shared-auth';
import {
  CurrentRouteContext,
  listPanelActions,
  listRowLinks,
  ShellContext,
  type RouteTarget,
  type ShellPort,
} from '../react';

export interface TestRoute extends RouteTarget {
  id: string;
  link?: PageLink;
}

/** A drawer that opens if the test's permissions include `can`. */
export type TestPanel = Pick<PanelEntry, 'id' | 'title' | 'can' | 'action'>;

interface TestShellProps {
  path: string | undefined;
  routes: readonly TestRoute[] | undefined;
  panels: readonly TestPanel[] | undefined;
  onAddress: (address: string, state: unknown) => void;
  /** Page under test; unmounts when the path changes, as in the console. */
  page: ReactNode;
  children: ReactNode;
}

/** Without given routes each reference is its own address: `jobs.view` is `/jobs.view`. */
const anywhere = (idOrAddress: string): RouteTarget => ({
  path: idOrAddress.startsWith('/') ? idOrAddress : `/${idOrAddress}`,
  title: idOrAddress,
});

const portOf = (
  { routes, panels }: Pick<TestShellProps, 'routes' | 'panels'>,
  { of }: ReturnType<typeof useAllowances>,
): ShellPort => ({
  findRoute: (target) =>
    routes ? routes.find(({ id, path }) => id === target || path === target) : anywhere(target),
  findPanel: (target) => {
    const panel = panels
      ? panels.find(({ id }) => id === target)
      : { title: target, can: undefined };
    return panel && { title: panel.title, offer: of(panel.can).offer };
  },
  listActions: (on) => listPanelActions(on, panels ?? []),
  listLinks: (row) => listRowLinks(row, routes ?? []),
  drawSlot: () => null,
});

export const TestShell = ({ path = '*', onAddress, page, children, ...known }: TestShellProps) => {
  const allowances = useAllowances();
  const here = useLocation();
  const { pathname, search } = here;
  useEffect(() => {
    onAddress(pathname + search, here.state as unknown);
  });
  const match = matchPath(path, pathname);
  return (
    <ShellContext value={portOf(known, allowances)}>
      <CurrentRouteContext
        value={{
          id: 'test.page',
          title: 'Test',
          path,
          params: (match?.params ?? {}) as Record<string, string>,
        }}
      >
        {match ? page : null}
        {children}
      </CurrentRouteContext>
    </ShellContext>
  );
};
