import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { useAllowances } from 'shared-auth';
import { CurrentRouteContext } from '../../sdk/react';
import { DashboardPage } from '../dashboard/dashboard.page';
import { useCurrentEntry } from '../frame/use-current-entry';
import { FirstPage } from './first-page';
import { LogoutPage } from './logout.page';
import { NotBuiltPage } from './not-built.page';
import { NotFoundPage } from './not-found.page';
import { NotPermittedPage } from './not-permitted.page';
import { ShellPage } from './shell-page';
import { PageFocus } from './page-focus';
import { RemotePage } from './remote-page';
import { ownContributions } from '../registry/own-contributions';
import type { RegisteredRoute } from '../registry/registered-entry';

const SearchPage = lazy(async () => ({
  default: (await import('../search/search.page')).SearchPage,
}));
const RemotesPage = lazy(async () => ({
  default: (await import('../remotes/remotes.page')).RemotesPage,
}));

const usePageContent = (route: RegisteredRoute | undefined, pathname: string) => {
  const { of } = useAllowances();
  if (pathname === '/logout') return <LogoutPage />;
  if (!route) return <NotFoundPage />;
  const { reason, isForbidden } = of(route.can);
  if (route.can && reason !== undefined) {
    const refused = <NotPermittedPage can={route.can} words={reason} />;
    return isForbidden && route.path === '/' ? <FirstPage none={refused} /> : refused;
  }
  if (route.id === 'shell.dashboard') return <DashboardPage />;
  if (route.id === 'shell.search') return <ShellPage route={route} Page={SearchPage} />;
  if (route.id === 'shell.remotes') return <ShellPage route={route} Page={RemotesPage} />;
  return route.load ? (
    <RemotePage route={route} load={route.load} />
  ) : (
    <NotBuiltPage route={route} />
  );
};

export const PageOutlet = () => {
  const { pathname } = useLocation();
  const { matched } = useCurrentEntry();
  const content = usePageContent(matched?.route, pathname);
  const { id = 'shell.unknown', title = '', path = pathname } = matched?.route ?? {};
  return (
    <CurrentRouteContext value={{ id, title, path, params: matched?.params ?? {} }}>
      <PageFocus
        key={pathname}
        title={title}
        remoteId={matched?.route.remote.id ?? ownContributions.remote.id}
      >
        {content}
      </PageFocus>
    </CurrentRouteContext>
  );
};
