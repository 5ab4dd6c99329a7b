import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, Link, RouterProvider, useLocation } from 'react-router-dom';
import { UiProvider } from 'shared-ui';
import { giveRouterRequests } from '../testing/request-for-router';
import { ShellContext, type ShellPort } from './shell-port';
import { TrailProvider, usePageTrail } from './trail';
import { useLinkBackToList, useLinkToList } from './use-list-link';
import { routeRef } from '../define';

const jobs = routeRef('jobs.list');
const shell: ShellPort = {
  findRoute: () => ({ path: '/jobs', title: 'Jobs' }),
  findPanel: () => undefined,
  listActions: () => [],
  listLinks: () => [],
  drawSlot: () => null,
};

const List = () => {
  usePageTrail('list');
  return null;
};

const Record = () => {
  const list = useLinkToList({ to: jobs });
  const back = useLinkBackToList({ to: jobs });
  return (
    <>
      <button onClick={() => back.go()}>Cancel</button>
      <Link to={list.href ?? ''}>Jobs</Link>
    </>
  );
};

const Page = () => {
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{`At ${pathname}${search}`}</p>
      {/^\/(jobs|referrals)$/.test(pathname) && <List />}
      {pathname.startsWith('/job/') && <Record />}
    </>
  );
};

const open = () => {
  const router: ReturnType<typeof createBrowserRouter> = createBrowserRouter([
    {
      path: '*',
      Component: () => (
        <UiProvider>
          <ShellContext value={shell}>
            <TrailProvider router={router}>
              <Page />
            </TrailProvider>
          </ShellContext>
        </UiProvider>
      ),
    },
  ]);
  const drawn = render(<RouterProvider router={router} />);
  const go = (address: string | -1) =>
    act(async () => {
      await (address === -1 ? router.navigate(-1) : router.navigate(address));
    });
  return { ...drawn, go, router };
};
const isAt = async (address: string) =>
  expect(await screen.findByText(`At ${address}`)).toBeInTheDocument();
const press = (name: string) => userEvent.click(screen.getByText(name));

beforeAll(giveRouterRequests);
beforeEach(() => window.history.replaceState(null, '', '/'));

test('Cancel returns to the last page of the list with search and filters, past the record’s own pages', async () => {
  const { go } = open();
  await go('/jobs');
  await go('/jobs?search=cook&page=2');
  await go('/job/view/5');
  await go('/job/edit/5');
  await press('Cancel');
  await isAt('/jobs?search=cook&page=2');
});

test('after a reload Cancel still returns to the list', async () => {
  const first = open();
  await first.go('/jobs?page=3');
  await first.go('/job/view/5');
  first.unmount();
  open();
  await press('Cancel');
  await isAt('/jobs?page=3');
});

test('Cancel returns to the list that the person came from; a link named after a list opens it as last seen', async () => {
  const { go } = open();
  await go('/jobs?page=4');
  await go('/referrals?status=19');
  await go('/job/view/5');
  expect(screen.getByRole('link', { name: 'Jobs' })).toHaveAttribute('href', '/jobs?page=4');
  await press('Cancel');
  await isAt('/referrals?status=19');
});

test('after a visit to the dashboard Cancel does not return to an older list', async () => {
  const { go } = open();
  await go('/referrals?page=2');
  await go('/');
  await go('/job/view/5');
  await press('Cancel');
  await isAt('/jobs');
});

test('Cancel after Back in the browser returns to the list from which that page was opened', async () => {
  const { go } = open();
  await go('/jobs?page=2');
  await go('/job/view/5');
  await go('/referrals?page=7');
  await go('/job/view/6');
  await go(-1);
  await go(-1);
  await isAt('/job/view/5');
  await press('Cancel');
  await isAt('/jobs?page=2');
});

test('a reload before the next page is drawn keeps the list to which Cancel returns', async () => {
  const first = open();
  await first.go('/jobs?page=3');
  // The address changes before the next page renders.
  const moved = first.router.navigate('/job/view/5');
  const drawnYet = screen.queryByText('At /job/view/5');
  const left: unknown = { ...window.history.state };
  expect(drawnYet).toBeNull();
  await act(() => moved);
  first.unmount();
  window.history.replaceState(left, '');
  open();
  await press('Cancel');
  await isAt('/jobs?page=3');
});
