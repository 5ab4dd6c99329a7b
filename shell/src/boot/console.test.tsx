import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'shared-auth';
import { answer } from 'shared-auth/testing';
import {
  getApps,
  getCompany,
  getFooter,
  getUserInfo,
} from 'server/contract/platform/company/company.calls';
import { durationNote } from 'server/contract/console/registry/home-constants';
import { openPanel, panelRef } from '../../sdk/react';
import { giveRouterRequests } from '../../sdk/testing/request-for-router';
import { registryStore } from '../registry/registry-store';
import { jobsRemote, findMenu, openConsole as open, statusPanel } from './testing/open-console';

jest.mock('@module-federation/enhanced/runtime', () => ({}));

/** Opens a drawer and returns the promise of its result. */
const asked = async <Input, Result>(...request: Parameters<typeof openPanel<Input, Result>>) => {
  let result: Promise<Result | undefined> = Promise.resolve(undefined);
  await act(async () => {
    result = openPanel(...request);
  });
  return { result };
};

const pathOf = (router: Awaited<ReturnType<typeof open>>) => router.state.location.pathname;

beforeAll(() => {
  giveRouterRequests();
  window.scrollTo = () => undefined;
});
beforeEach(() => registryStore.start({ source: 'server', remotes: [jobsRemote] }));

it('the menu shows the entries of the registry, and opens their pages', async () => {
  const router = await open('/');
  await act(async () => findMenu().getByRole('link', { name: 'Jobs' }).click());
  expect(pathOf(router)).toBe('/all/job');
  const heading = await screen.findByRole('heading', { level: 1, name: '57 jobs' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(findMenu().getByRole('link', { name: 'Jobs' })).toHaveAttribute('aria-current', 'page');
});

it('a page without permission is not in the menu, and its address names the missing permission', async () => {
  await open('/all/job', { grants: ['dashboard:view'] });
  expect(findMenu().queryByRole('link', { name: 'Jobs' })).toBeNull();
  expect(screen.getByText(/“job:view”/)).toBeVisible();
  expect(screen.queryByText('57 jobs')).toBeNull();
});

it('the start page repeats the text that the server rendered, so that nothing jumps', async () => {
  await open('/');
  expect(screen.getByText(durationNote().replace('\u00a0', ' '))).toBeVisible();
});

it('the menu toggle opens the first entry of the other menu, and then the start page again', async () => {
  const router = await open('/');
  await userEvent.click(screen.getByRole('button', { name: 'Referral and hiring setup' }));
  expect(pathOf(router)).toBe('/stages');
  expect(findMenu().getByRole('button', { name: 'Set-Up' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect(screen.getByText('This page is not built yet')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back to the dashboard menu' }));
  expect(pathOf(router)).toBe('/');
});

it('a menu group closes and opens', async () => {
  await open('/stages');
  await userEvent.click(findMenu().getByRole('button', { name: 'Set-Up' }));
  expect(findMenu().queryByRole('link', { name: 'Stages' })).toBeNull();
  await userEvent.click(findMenu().getByRole('button', { name: 'Set-Up' }));
  expect(findMenu().getByRole('link', { name: 'Stages' })).toBeVisible();
});

it('a button in the bar closes and opens the menu', async () => {
  await open('/');
  await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(findMenu().getByRole('link', { name: 'Jobs' })).toBeVisible();
});

it('All Apps lists active apps that have a web address, and the user menu shows the person', async () => {
  await open('/');
  await userEvent.click(screen.getByRole('button', { name: 'All Apps' }));
  const apps = screen.getAllByRole('menuitem');
  expect(apps.map((app) => app.textContent)).toEqual(['Payroll']);
  expect(apps[0]).toHaveAttribute('href', 'https://payroll.example');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: /^User menu/ }));
  expect(screen.getByText('asha@example.com')).toBeVisible();
  expect(screen.getByText('Member since April 2021')).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveAttribute('href', '/logout');
});

it('the footer shows the version that its record contains', async () => {
  await open('/');
  expect(screen.getByText('Version 2.1.0')).toBeVisible();
});

it('the shell works when none of its own calls succeeds', async () => {
  const failed = () => {
    throw new ApiError({ code: 'INTERNAL', message: 'Down.', status: 500, requestId: 'r1' });
  };
  await open('/', {
    answers: [
      answer(getCompany, failed),
      answer(getApps, failed),
      answer(getFooter, failed),
      answer(getUserInfo, failed),
    ],
  });
  expect(screen.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
  expect(screen.getByText('Version 1.0.23')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'User menu' }));
  expect(screen.getByText('Down.')).toBeVisible();
});

it('a person without a dashboard starts at the first page of their menu', async () => {
  const router = await open('/', { grants: ['job:view'] });
  await waitFor(() => expect(pathOf(router)).toBe('/all/job'));
  expect(findMenu().queryByRole('link', { name: 'Dashboard' })).toBeNull();
});

it('an unknown address says so and leads home', async () => {
  await open('/nowhere');
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/');
});

it('the opener of a drawer receives its result, and no result when the drawer is closed', async () => {
  await open('/');
  const hired = await asked(statusPanel, { applicantId: 7 });
  await act(async () => screen.getByRole('button', { name: 'Hire 7' }).click());
  expect(await hired.result).toBe('Hired');
  expect(screen.queryByRole('dialog')).toBeNull();

  const closed = await asked(statusPanel, { applicantId: 8 });
  expect(screen.getByRole('dialog', { name: 'Update Status' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(await closed.result).toBeUndefined();
});

it('a drawer of a remote that is not deployed says so', async () => {
  await open('/');
  const missing = await asked(panelRef<object, string>('chat.members'), {});
  expect(await screen.findByText('This part is not deployed')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(await missing.result).toBeUndefined();
});

it('a page with unsaved input is left only after confirmation', async () => {
  const router = await open('/job/create');
  await act(async () => findMenu().getByRole('link', { name: 'Jobs' }).click());
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(pathOf(router)).toBe('/job/create');
  await act(async () => findMenu().getByRole('link', { name: 'Jobs' }).click());
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(pathOf(router)).toBe('/all/job'));
});

it('a newer version is offered, and starts only after confirmation', async () => {
  await open('/all/job');
  act(() =>
    registryStore.offer({ source: 'server', remotes: [{ ...jobsRemote, version: '1.1.0-b' }] }),
  );
  expect(screen.getByText('A newer version of the console is there')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Update now' }));
  expect(screen.queryByText('A newer version of the console is there')).toBeNull();
});

it('Ctrl K finds a page by its name', async () => {
  const router = await open('/');
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), 'sta');
  expect(await screen.findByRole('option', { name: /Stages List/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(pathOf(router)).toBe('/stages');
});
