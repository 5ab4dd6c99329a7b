import { useLocation } from 'react-router-dom';
import { useAllowances } from 'shared-auth';
import { DelayedSpinner, EmptyState, ForbiddenState, PageHead } from 'shared-ui';
import { CurrentRouteContext } from '../../sdk/react';
import { useCompanyDayOrder } from '../frame/use-company-day-order';
import { useCurrentEntry } from '../frame/use-current-entry';
import { RemotePage } from '../pages/remote-page';
import type { RegisteredRoute } from '../registry/registered-entry';
import { HeadingFocus } from './heading-focus';

const PageNotFound = () => (
  <>
    <PageHead title="Page not found" />
    <EmptyState
      title="There is nothing at this address"
      words="It may be mistyped, or the part of the console that it belongs to is not deployed."
    />
  </>
);

const usePageContent = (route: RegisteredRoute | undefined) => {
  const { of, isLoading } = useAllowances();
  if (!route?.load || route.remote.id === 'shell') return <PageNotFound />;
  const { reason } = of(route.can);
  if (reason === undefined) return <RemotePage route={route} load={route.load} />;
  return (
    <>
      <PageHead title={route.title} />
      {isLoading ? <DelayedSpinner label={reason} /> : <ForbiddenState words={reason} />}
    </>
  );
};

export const EmbeddedPage = () => {
  useCompanyDayOrder();
  const { pathname } = useLocation();
  const { matched } = useCurrentEntry();
  const content = usePageContent(matched?.route);
  const { id = 'shell.unknown', title = '', path = pathname } = matched?.route ?? {};
  return (
    <CurrentRouteContext value={{ id, title, path, params: matched?.params ?? {} }}>
      <HeadingFocus key={pathname} title={title}>
        {content}
      </HeadingFocus>
    </CurrentRouteContext>
  );
};
