import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { switchSingleKeys } from 'shared-ui';
import { openConsole as open } from '../boot/testing/open-console';
import { giveRouterRequests } from '../../sdk/testing/request-for-router';
import { registryStore } from '../registry/registry-store';

jest.mock('@module-federation/enhanced/runtime', () => ({}));

beforeAll(() => {
  giveRouterRequests();
  window.scrollTo = () => undefined;
});
beforeEach(() => {
  localStorage.clear();
  switchSingleKeys(true);
  registryStore.start({ source: 'server', remotes: [] });
});

const offSwitch = () => screen.findByRole('checkbox', { name: /^Use keys without Ctrl/ });

it('? shows the keys that this page has, and no others', async () => {
  await open('/');
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(dialog).toHaveTextContent('Search everything');
  expect(dialog).not.toHaveTextContent('Next row');
});

it('/ opens the search where the page has none of its own', async () => {
  await open('/');
  await userEvent.keyboard('/');
  expect(await screen.findByRole('dialog', { name: /search/i })).toBeVisible();
});

it('somebody who dictates switches the keys off, for the next visits too, and on again', async () => {
  await open('/');
  await userEvent.keyboard('?');
  await userEvent.click(await offSwitch());
  await userEvent.keyboard('{Escape}?');
  expect(screen.queryByRole('dialog')).toBeNull();
  switchSingleKeys(true);
  act(() => document.body.focus());
  await userEvent.click(screen.getByRole('button', { name: /^User menu/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Keyboard shortcuts' }));
  expect(await offSwitch()).not.toBeChecked();
  await userEvent.click(await offSwitch());
  await userEvent.keyboard('{Escape}?');
  expect(await offSwitch()).toBeChecked();
});
