import { matchPath, useLocation } from 'react-router-dom';
import { useEffect, type ReactNode } from 'react';
import { CurrentRouteContext, ShellContext, type RouteTarget, type ShellPort } from '../react';

/** A route that links in a test may lead to. */
export interface TestRoute extends RouteTarget {
  id: string;
}

interface TestShellProps {
  path: string | undefined;
  routes: readonly TestRoute[] | undefined;
  /** Told where one is after each move. */
  onAddress: (address: string, state: unknown) => void;
  /** Goes when one leaves its path, as in the console. */
  page: ReactNode;
  children: ReactNode;
}

/** Without routes of its own, a test sees each reference as an address: `jobs.view` is `/jobs.view`. */
const anywhere = (idOrAddress: string): RouteTarget => ({
  path: idOrAddress.startsWith('/') ? idOrAddress : `/${idOrAddress}`,
  title: idOrAddress,
});

const portOf = (routes: TestShellProps['routes']): ShellPort => ({
  findRoute: (asked) =>
    routes ? routes.find(({ id, path }) => id === asked || path === asked) : anywhere(asked),
  drawSlot: () => null,
});

/** What the shell gives to a page, without its frame. */
export const TestShell = ({ path = '*', routes, onAddress, page, children }: TestShellProps) => {
  const here = useLocation();
  const { pathname, search } = here;
  useEffect(() => {
    onAddress(pathname + search, here.state as unknown);
  });
  const match = matchPath(path, pathname);
  return (
    <ShellContext value={portOf(routes)}>
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
