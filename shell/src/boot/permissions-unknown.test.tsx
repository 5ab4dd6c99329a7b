import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'shared-auth';
import { answer } from 'shared-auth/testing';
import { getPermissions } from 'server/contract/platform/company/company.calls';
import { giveRouterRequests } from '../../sdk/testing/request-for-router';
import { registryStore } from '../registry/registry-store';
import { jobsRemote, findMenu, openConsole as open } from './testing/open-console';

jest.mock('@module-federation/enhanced/runtime', () => ({}));

beforeAll(() => {
  giveRouterRequests();
  window.scrollTo = () => undefined;
});
beforeEach(() => registryStore.start({ source: 'server', remotes: [jobsRemote] }));
afterEach(() => jest.restoreAllMocks());

describe('when permissions fail to load', () => {
  const losePermissions = () => {
    const failing = { is: true };
    const answers = [
      answer(getPermissions, () => {
        if (failing.is)
          throw new ApiError({ code: 'X', message: 'Down.', status: 500, requestId: 'r-9' });
        const all = ['dashboard:view', 'job:view'] as const;
        return { data: all.map((permission) => ({ permission, scope: 'all' as const })) };
      }),
    ];
    return { failing, answers };
  };
  const trouble = () => screen.queryByText('Your permissions could not be loaded');

  it('the start page and the menu report the failure with a reference, and Retry recovers both', async () => {
    const { failing, answers } = losePermissions();
    await open('/', { answers });
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Your permissions could not be loaded');
    expect(alert).toHaveTextContent('Down.');
    expect(alert).toHaveTextContent('Reference r-9');
    expect(findMenu().getByText(/The menu could not be loaded/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: /Welcome/ })).toBeNull();
    failing.is = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Welcome asha!' })).toBeVisible();
    expect(findMenu().getByRole('link', { name: 'Jobs' })).toBeVisible();
    expect(findMenu().queryByText(/The menu could not be loaded/)).toBeNull();
  });

  const fire = (name: string) => void window.dispatchEvent(new Event(name));
  const become = (visibility: DocumentVisibilityState) =>
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);

  // An offline or hidden page does not retry by timer, so only the event can help.
  it.each([
    ['the network returns', () => fire('offline'), () => fire('online')],
    [
      'the page is looked at again',
      () => become('hidden'),
      () => {
        become('visible');
        fire('focus');
      },
    ],
    ['a moment has passed', () => undefined, () => undefined],
  ])('the console recovers by itself when %s', async (_, begins, happens) => {
    const { failing, answers } = losePermissions();
    begins();
    await open('/', { answers });
    expect(trouble()).toBeVisible();
    failing.is = false;
    await act(async () => void happens());
    await waitFor(() => expect(trouble()).toBeNull(), { timeout: 5_000 });
    expect(findMenu().getByRole('link', { name: 'Jobs' })).toBeVisible();
  });
});
