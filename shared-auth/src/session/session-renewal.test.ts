import { dispatchStorageEvent, standInBrowser } from '../../test/stand-in-browser';
import { standInServer, createToken } from '../../test/stand-in-server';

const mockLeft: string[] = [];
jest.mock('./go-to-address', () => ({ goToAddress: (address: string) => mockLeft.push(address) }));

const old = createToken('1', { mark: 'old' });
const fresh = createToken('1', { mark: 'fresh' });
const session = { selfToken: old, appToken: 'console', authType: 'self', ssoToken: '' };
const renewed = { selfToken: fresh, appToken: 'console', authType: 'self' };

/** Every tab has modules of its own and shares the storage. */
const openTab = async () => {
  jest.resetModules();
  return {
    ...(await import('./session-renewal')),
    ...(await import('./sign-out')),
    ...(await import('./other-tabs')),
  };
};

const listening = jest.spyOn(globalThis, 'addEventListener');

beforeEach(() => void mockLeft.splice(0));
afterEach(() => {
  jest.useRealTimers();
  for (const [type, listener] of listening.mock.calls) removeEventListener(type, listener);
});

test.each([
  ['Web Locks', true],
  ['a lease where there are none', false],
])('two tabs with an expired token renew it once between them, with %s', async (_, locks) => {
  standInBrowser('http://localhost/', { locks });
  const server = standInServer({ 'POST /account/renew': () => [200, renewed] });
  localStorage.setItem('user', JSON.stringify(session));
  const [first, second] = [await openTab(), await openTab()];
  const outcomes = await Promise.all([
    first.renewSession(old),
    first.renewSession(old),
    second.renewSession(old),
    second.renewSession(old),
  ]);
  expect(outcomes).toEqual(['renewed', 'renewed', 'renewed', 'renewed']);
  expect(server.to('/account/renew')).toHaveLength(1);
});

test('subscribers receive each new token, renewed here or in another tab', async () => {
  standInBrowser('http://localhost/');
  standInServer({ 'POST /account/renew': () => [200, renewed] });
  localStorage.setItem('user', JSON.stringify(session));
  const tab = await openTab();
  tab.watchOtherTabs();
  const shown: unknown[] = [];
  const hush = tab.onSessionRenewed(() =>
    shown.push((JSON.parse(localStorage.getItem('user') ?? '{}') as typeof session).selfToken),
  );
  await tab.renewSession(old);
  expect(shown).toEqual([fresh]);
  const later = createToken('1', { mark: 'later' });
  localStorage.setItem('user', JSON.stringify({ ...session, selfToken: later }));
  dispatchStorageEvent('user');
  expect(shown).toEqual([fresh, later]);
  hush();
  tab.stopSessionRenewal();
});

test('a renewal that was refused once is not requested again', async () => {
  standInBrowser('http://localhost/');
  const server = standInServer({ 'POST /account/renew': () => [401, {}] });
  localStorage.setItem('user', JSON.stringify(session));
  const { renewSession } = await openTab();
  expect(await renewSession(old)).toBe('refused');
  expect(await renewSession(old)).toBe('refused');
  expect(server.asked).toHaveLength(1);
});

test('a renewal by another person’s cookie is refused, and the session of this page remains', async () => {
  standInBrowser('http://localhost/');
  const theirs = { ...renewed, selfToken: createToken('2') };
  standInServer({ 'POST /account/renew': () => [200, theirs] });
  localStorage.setItem('user', JSON.stringify(session));
  const { renewSession } = await openTab();
  expect(await renewSession(old)).toBe('refused');
  expect(localStorage.getItem('user')).toContain(old);
});

test('signing out during a renewal leaves no session behind', async () => {
  standInBrowser('http://localhost/');
  standInServer({
    'POST /account/renew': () => {
      localStorage.removeItem('user');
      return [200, renewed];
    },
  });
  localStorage.setItem('user', JSON.stringify(session));
  const { renewSession } = await openTab();
  expect(await renewSession(old)).toBe('refused');
  expect(localStorage.getItem('user')).toBeNull();
});

test('the token is renewed a minute before it expires, without a call', async () => {
  jest.useFakeTimers();
  standInBrowser('http://localhost/');
  const server = standInServer({ 'POST /account/renew': () => [200, renewed] });
  localStorage.setItem('user', JSON.stringify(session));
  const { scheduleSessionRenewal } = await openTab();
  scheduleSessionRenewal(old, true);
  await jest.advanceTimersByTimeAsync(538_000);
  expect(server.asked).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(4_000);
  expect(server.asked).toHaveLength(1);
  expect(localStorage.getItem('user')).toContain(fresh);
});

describe('an event in another tab', () => {
  const watched = async () => {
    standInBrowser('http://localhost/all/job');
    localStorage.setItem('user', JSON.stringify(session));
    const tab = await openTab();
    const cleaned = jest.fn();
    tab.onSignOut(cleaned);
    tab.watchOtherTabs();
    return { cleaned };
  };

  test('a sign-out also signs out this tab, and removes the person’s data', async () => {
    const { cleaned } = await watched();
    localStorage.removeItem('user');
    dispatchStorageEvent('user');
    expect(mockLeft).toEqual([
      `/account/logout?callback=${encodeURIComponent('http://localhost/all/job')}`,
    ]);
    expect(cleaned).toHaveBeenCalledTimes(1);
  });

  test('a renewed token replaces the token of this tab, without a redirect', async () => {
    const { cleaned } = await watched();
    localStorage.setItem('user', JSON.stringify({ ...session, selfToken: fresh }));
    dispatchStorageEvent('user');
    expect(mockLeft).toEqual([]);
    expect(cleaned).not.toHaveBeenCalled();
  });

  test("another person's sign-in reloads this page", async () => {
    const { cleaned } = await watched();
    localStorage.setItem('user', JSON.stringify({ ...session, selfToken: createToken('2') }));
    dispatchStorageEvent('user');
    expect(mockLeft).toEqual(['/all/job']);
    expect(cleaned).toHaveBeenCalledTimes(1);
  });

  test('a change of any other storage key has no effect', async () => {
    await watched();
    dispatchStorageEvent('theme');
    expect(mockLeft).toEqual([]);
  });
});

test('signing out removes the session and the drafts, and redirects with a callback', async () => {
  standInBrowser('http://localhost/logout');
  localStorage.setItem('user', JSON.stringify(session));
  const { onSignOut, signOut } = await openTab();
  const cleaned = jest.fn();
  onSignOut(cleaned);
  signOut();
  expect(localStorage.getItem('user')).toBeNull();
  expect(cleaned).toHaveBeenCalledTimes(1);
  expect(mockLeft).toEqual([`/account/logout?callback=${encodeURIComponent('http://localhost/')}`]);
});
