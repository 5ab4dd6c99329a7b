import { useLocation } from 'react-router-dom';
import { CurrentRouteContext } from '../../sdk/react';
import { DashboardPage } from '../dashboard/dashboard.page';
import { useRefusals } from '../frame/use-refusals';
import { useHere } from '../frame/use-here';
import { LogoutPage } from './logout.page';
import { NotBuiltPage } from './not-built.page';
import { NotFoundPage } from './not-found.page';
import { NotPermittedPage } from './not-permitted.page';
import { PageFocus } from './page-focus';
import { RemotePage } from './remote-page';
import type { RoutePart } from '../registry/part';

const useContent = (route: RoutePart | undefined, pathname: string) => {
  const refusal = useRefusals()(route?.can);
  if (pathname === '/logout') return <LogoutPage />;
  if (!route) return <NotFoundPage />;
  if (route.can && refusal !== undefined)
    return <NotPermittedPage can={route.can} words={refusal} />;
  if (route.id === 'shell.dashboard') return <DashboardPage />;
  return route.load ? (
    <RemotePage route={route} load={route.load} />
  ) : (
    <NotBuiltPage route={route} />
  );
};

/** The page that the address asks for. */
export const PageOutlet = () => {
  const { pathname } = useLocation();
  const { matched } = useHere();
  const content = useContent(matched?.route, pathname);
  const { id = 'shell.unknown', title = '', path = pathname } = matched?.route ?? {};
  return (
    <CurrentRouteContext value={{ id, title, path, params: matched?.params ?? {} }}>
      <PageFocus key={pathname} title={title}>
        {content}
      </PageFocus>
    </CurrentRouteContext>
  );
};
