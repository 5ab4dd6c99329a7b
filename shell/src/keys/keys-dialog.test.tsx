import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setSingleKeyShortcuts } from 'shared-ui';
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
  setSingleKeyShortcuts(true);
  registryStore.start({ source: 'server', remotes: [] });
});

const offSwitch = () => screen.findByRole('checkbox', { name: /^Use keys without Ctrl/ });

it('the key ? shows the keys that the current page has, and no others', async () => {
  await open('/');
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(dialog).toHaveTextContent('Search everything');
  expect(dialog).not.toHaveTextContent('Next row');
});

it('the key / opens the global search where the page has no search box', async () => {
  await open('/');
  await userEvent.keyboard('/');
  expect(await screen.findByRole('dialog', { name: /search/i })).toBeVisible();
});

it('a person who uses speech input can switch the single keys off, also for later visits, and on again', async () => {
  await open('/');
  await userEvent.keyboard('?');
  await userEvent.click(await offSwitch());
  await userEvent.keyboard('{Escape}?');
  expect(screen.queryByRole('dialog')).toBeNull();
  setSingleKeyShortcuts(true);
  act(() => document.body.focus());
  await userEvent.click(screen.getByRole('button', { name: /^User menu/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Keyboard shortcuts' }));
  expect(await offSwitch()).not.toBeChecked();
  await userEvent.click(await offSwitch());
  await userEvent.keyboard('{Escape}?');
  expect(await offSwitch()).toBeChecked();
});
