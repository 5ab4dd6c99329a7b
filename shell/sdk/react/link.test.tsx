import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Notifications, UiProvider } from 'shared-ui';
import { routeRef } from '../define';
import { Link } from './link';
import { RouterLink } from './router-link';
import { ShellContext, type RouteTarget } from './shell-port';
import { useNavigateTo } from './use-navigate-to';

const jobView = routeRef<{ id: number }>('jobs.view');
const payouts = routeRef('referrals.payouts');
const targets: Record<string, RouteTarget> = {
  'jobs.view': { path: '/job/view/:id', title: 'View Job' },
  'referrals.payouts': {
    path: '/job-referral',
    title: 'Payouts',
    refusal: 'Ask an administrator.',
  },
};

const Go = () => {
  const go = useNavigateTo();
  return (
    <>
      <button onClick={() => go({ to: jobView, params: { id: 7 } }, { replace: true })}>Job</button>
      <button onClick={() => go({ to: payouts })}>Payouts</button>
    </>
  );
};

const Here = () => {
  const { pathname, state } = useLocation();
  return (
    <>
      <output>{pathname}</output>
      <output>{JSON.stringify(state)}</output>
    </>
  );
};

const draw = (content: React.ReactNode) => {
  render(
    <UiProvider link={RouterLink}>
      <ShellContext
        value={{
          findRoute: (id) => targets[id],
          findPanel: () => undefined,
          listActions: () => [],
          listLinks: () => [],
          drawSlot: () => null,
        }}
      >
        <MemoryRouter>
          {content}
          <Here />
        </MemoryRouter>
        <Notifications />
      </ShellContext>
    </UiProvider>,
  );
};

it('a link leads to the page of its reference', () => {
  draw(
    <Link to={jobView} params={{ id: 7 }} search={{ tab: 'seo', empty: undefined }}>
      Cook
    </Link>,
  );
  expect(screen.getByRole('link', { name: 'Cook' })).toHaveAttribute('href', '/job/view/7?tab=seo');
});

it('a link can pass values that its address does not contain', async () => {
  draw(
    <Link to={jobView} params={{ id: 7 }} state={{ jobId: 7 }}>
      Cook
    </Link>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Cook' }));
  expect(screen.getByText('{"jobId":7}')).toBeVisible();
});

it.each([
  ['not permitted', payouts, 'Ask an administrator.'],
  ['not deployed', routeRef('chat.channels'), 'This part of the console is not deployed.'],
])('a link to a page that is %s becomes a text that says why', async (_, to, reason) => {
  draw(<Link to={to}>Open</Link>);
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.tab();
  expect(await screen.findByText(reason)).toBeVisible();
});

it('navigation by code goes to the linked page, or reports why not', async () => {
  draw(<Go />);
  await userEvent.click(screen.getByRole('button', { name: 'Job' }));
  expect(screen.getByText('/job/view/7')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Payouts' }));
  expect(screen.getByText('/job/view/7')).toBeVisible();
  expect(await screen.findByText('Ask an administrator.')).toBeVisible();
});
