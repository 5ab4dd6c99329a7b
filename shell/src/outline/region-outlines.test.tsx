import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { giveRouterRequests } from '../../sdk/testing/request-for-router';
import { openPanel } from '../../sdk/react';
import { jobsRemote, openConsole, statusPanel } from '../boot/testing/open-console';
import { registryStore } from '../registry/registry-store';

jest.mock('@module-federation/enhanced/runtime', () => ({}));

beforeAll(() => {
  giveRouterRequests();
  window.scrollTo = () => undefined;
  // jsdom computes no layout.
  const rect = new DOMRect(0, 0, 200, 40);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(rect);
});
beforeEach(() => registryStore.start({ source: 'server', remotes: [jobsRemote] }));

const turn = () => userEvent.keyboard('{Alt>}{Shift>}o{/Shift}{/Alt}');
const regions = () => screen.queryByRole('list', { name: 'Regions of this page' });

it('those who maintain the remotes can show by keyboard which remote draws each part of a page', async () => {
  await openConsole('/all/job');
  expect(regions()).toBeNull();
  await turn();
  const found = await screen.findByRole('list', { name: 'Regions of this page' });
  expect(within(found).getByText('page · jobs 1.0.0-a · Team Jobs')).toBeVisible();
  expect(
    within(found).getAllByText('menu entry · jobs 1.0.0-a · Team Jobs').length,
  ).toBeGreaterThan(0);
  await act(async () => void openPanel(statusPanel, { applicantId: 7 }));
  expect(await within(found).findByText('panel · jobs 1.0.0-a · Team Jobs')).toBeInTheDocument();
  await turn();
  expect(regions()).toBeNull();
});

it('the outline cannot be switched on without permission', async () => {
  await openConsole('/all/job', { grants: ['job:view', 'dashboard:view'] });
  await turn();
  expect(regions()).toBeNull();
});
