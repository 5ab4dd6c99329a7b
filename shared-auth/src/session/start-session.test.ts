import { standInBrowser } from '../../test/stand-in-browser';
import { standInServer, createToken } from '../../test/stand-in-server';

const mockLeft: string[] = [];
jest.mock('./go-to-address', () => ({ goToAddress: (address: string) => mockLeft.push(address) }));

const fresh = createToken('1', { mark: 'fresh' });
const tokens = { selfToken: fresh, appToken: 'console', authType: 'self' };
const stored = (session: object) => JSON.stringify({ ssoToken: '', ...session });

const start = async () => {
  jest.resetModules();
  const { takeSessionFromAddress } = await import('./sign-in-arrival');
  const { startSession } = await import('./start-session');
  takeSessionFromAddress();
  return startSession({ account: '/account' });
};

const callback = () => {
  const [address = ''] = mockLeft;
  expect(address).toMatch(/^\/account\/login\?/);
  return new URL(address, 'http://localhost').searchParams.get('callback');
};

beforeEach(() => void mockLeft.splice(0));

describe('without a session', () => {
  test.each([
    ['http://localhost/'],
    ['http://localhost/job/view/1?tab=x#notes'],
    ['http://localhost/question-template'],
  ])('%s redirects once to sign-in, with the whole address as the way back', async (href) => {
    standInBrowser(href);
    const server = standInServer({});
    expect(await start()).toBe('redirecting');
    expect(callback()).toBe(href);
    expect(mockLeft).toHaveLength(1);
    expect(server.asked).toHaveLength(0);
  });

  test.each([
    [{ selfToken: 's', appToken: 'a', ssoToken: '', authType: 'sso' }],
    [{ selfToken: 's', appToken: '', authType: 'self' }],
  ])('an incomplete stored session does not count as a session', async (session) => {
    standInBrowser('http://localhost/');
    standInServer({});
    localStorage.setItem('user', stored(session));
    expect(await start()).toBe('redirecting');
  });

  test('a sign-in with an unknown authType redirects to sign-in, and its token is not exchanged', async () => {
    standInBrowser('http://localhost/?token=x&app=y&authType=other');
    const server = standInServer({ 'POST /account/token': () => [200, tokens] });
    expect(await start()).toBe('redirecting');
    expect(callback()).toBe('http://localhost/');
    expect(server.asked).toHaveLength(0);
  });
});

describe('with an arrived token', () => {
  test('a session with authType self is stored with exactly its four fields', async () => {
    standInBrowser('http://localhost/?token=code&app=console&authType=self');
    const server = standInServer({ 'POST /account/token': () => [200, tokens] });
    expect(await start()).toBe('signed-in');
    expect(await server.asked[0]?.json()).toEqual({ token: 'code' });
    expect(Object.keys(localStorage)).toEqual(['user']);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({ ...tokens, ssoToken: '' });
    expect(location.href).toBe('http://localhost/');
  });

  test('a session with authType sso keeps its sso token', async () => {
    standInBrowser('http://localhost/?token=code&ssoToken=sso&app=console&authType=sso');
    standInServer({ 'POST /account/token': () => [200, tokens] });
    expect(await start()).toBe('signed-in');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({
      ...tokens,
      authType: 'sso',
      ssoToken: 'sso',
    });
  });

  test('a refused token redirects to sign-in once more, then stops with a message, never a loop', async () => {
    standInBrowser('http://localhost/');
    standInServer({ 'POST /account/token': () => [401, { error: { message: 'No' } }] });
    const outcomes: unknown[] = [];
    for (const code of ['one', 'two', 'three']) {
      history.replaceState(null, '', `/?token=${code}&app=console&authType=self`);
      outcomes.push(await start());
    }
    expect(outcomes).toEqual(['redirecting', 'refused', 'refused']);
    expect(mockLeft).toHaveLength(1);
  });

  test('an unreachable account service is reported and does not count as a refusal', async () => {
    standInBrowser('http://localhost/?token=code&app=console&authType=self');
    standInServer({ 'POST /account/token': () => 'no network' });
    expect(await start()).toBe('unreachable');
    expect(mockLeft).toHaveLength(0);
  });
});

describe('a link with a token where somebody is already signed in', () => {
  const other = createToken('2');
  const named = (request: Request): readonly [number, unknown] => {
    const name = request.headers.get('authorization') === `Bearer ${other}` ? 'Bela Rao' : 'Asha';
    return [200, { data: { name } }];
  };
  const arrive = async (token: string, answer: readonly [number, unknown], more = {}) => {
    standInBrowser(`http://localhost/all/job?token=${token}&app=console&authType=self`);
    const server = standInServer({
      'POST /account/token': () => answer,
      'GET /api/v1/userinfo': named,
      'POST /account/logout': () => [200, {}],
      ...more,
    });
    localStorage.setItem('user', stored(tokens));
    return { outcome: await start(), server };
  };
  const before = stored(tokens);

  test.each([
    ['an unreadable token', 'garbage'],
    ['a token that has ended', createToken('2', { from: -700, until: -100 })],
  ])(
    '%s does not replace the session, is removed from the address, and is reported',
    async (_, token) => {
      const { outcome } = await arrive(token, [401, {}]);
      expect(outcome).toBe('kept');
      expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(JSON.parse(before));
      expect(location.href).toBe('http://localhost/all/job');
      expect(mockLeft).toEqual([]);
    },
  );

  test('a link with the token of another person asks, with both names, before it replaces the session', async () => {
    const { outcome } = await arrive(other, [200, { ...tokens, selfToken: other }]);
    expect(outcome).toMatchObject({ current: 'Asha', arrived: 'Bela Rao' });
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(JSON.parse(before));
    expect(location.href).toBe('http://localhost/all/job');
  });

  test('staying signed in opens the page again with the first session', async () => {
    const { outcome, server } = await arrive(other, [200, { ...tokens, selfToken: other }]);
    if (typeof outcome === 'string') throw new Error(outcome);
    outcome.stay();
    expect(mockLeft).toEqual(['/all/job']);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(JSON.parse(before));
    expect(server.to('/account/logout')).toHaveLength(0);
  });

  test('switching to the other person ends the first session, whose cookie can then renew no other session', async () => {
    const { outcome, server } = await arrive(other, [200, { ...tokens, selfToken: other }]);
    if (typeof outcome === 'string') throw new Error(outcome);
    await outcome.change();
    expect(server.to('/account/logout')).toHaveLength(1);
    expect(localStorage.getItem('user')).toContain(other);
    expect(mockLeft).toEqual(['/all/job']);
  });

  test('a link does not ask when it is of the same person, or after a sign-in in this browser', async () => {
    const same = await arrive(createToken('1'), [200, tokens]);
    expect(same.outcome).toBe('signed-in');
    const code = await arrive('one-time-code', [200, { ...tokens, selfToken: other }]);
    expect(code.outcome).toBe('signed-in');
    expect(localStorage.getItem('user')).toContain(other);
  });

  test('a link does not ask where the first session has ended', async () => {
    const { outcome } = await arrive(other, [200, { ...tokens, selfToken: other }], {
      'GET /api/v1/userinfo': (request: Request) =>
        request.headers.get('authorization') === `Bearer ${other}` ? named(request) : [401, {}],
    });
    expect(outcome).toBe('signed-in');
    expect(localStorage.getItem('user')).toContain(other);
  });
});

describe('with a stored session', () => {
  test('a valid session opens the console without a request', async () => {
    standInBrowser('http://localhost/all/job');
    const server = standInServer({});
    localStorage.setItem('user', stored(tokens));
    expect(await start()).toBe('signed-in');
    expect(server.asked).toHaveLength(0);
    expect(mockLeft).toHaveLength(0);
  });

  test('a session with an expired access token is renewed before the first call', async () => {
    standInBrowser('http://localhost/');
    const server = standInServer({ 'POST /account/renew': () => [200, tokens] });
    const ended = createToken('1', { from: -700, until: -100 });
    localStorage.setItem('user', stored({ ...tokens, selfToken: ended }));
    expect(await start()).toBe('signed-in');
    expect(server.to('/account/renew')).toHaveLength(1);
    expect(localStorage.getItem('user')).toContain(fresh);
  });

  test('a session that is refused renewal redirects to sign-in once', async () => {
    standInBrowser('http://localhost/job/view/7');
    standInServer({ 'POST /account/renew': () => [401, {}] });
    const ended = createToken('1', { from: -700, until: -100 });
    localStorage.setItem('user', stored({ ...tokens, selfToken: ended }));
    expect(await start()).toBe('redirecting');
    expect(callback()).toBe('http://localhost/job/view/7');
  });
});

describe('where the browser blocks storage for this site', () => {
  const closeStorage = () =>
    (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
      jest.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('closed', 'SecurityError');
      }),
    );
  afterEach(() => void jest.restoreAllMocks());

  test('signing in works, and a message says that nothing is stored', async () => {
    standInBrowser('http://localhost/?token=code&app=console&authType=self');
    standInServer({ 'POST /account/token': () => [200, tokens] });
    closeStorage();
    expect(await start()).toBe('signed-in');
    const { getStoredSession } = await import('./stored-session');
    expect(getStoredSession()?.selfToken).toBe(fresh);
    const { onStorageFailure } = await import('../storage/browser-store');
    const notified = jest.fn();
    onStorageFailure(notified);
    expect(notified).toHaveBeenCalledTimes(1);
  });

  test('a reload continues the session by its cookie', async () => {
    standInBrowser('http://localhost/all/job');
    const server = standInServer({ 'POST /account/renew': () => [200, tokens] });
    closeStorage();
    expect(await start()).toBe('signed-in');
    expect(server.to('/account/renew')).toHaveLength(1);
  });

  test('a refused sign-in does not loop between the console and the sign-in page', async () => {
    standInBrowser('http://localhost/?token=code&app=console&authType=self');
    standInServer({
      'POST /account/token': () => [401, {}],
      'POST /account/renew': () => [401, {}],
    });
    closeStorage();
    expect(await start()).toBe('refused');
    expect(mockLeft).toEqual([]);
  });
});

test.each(['/logout', '/logout/', '/LOGOUT?x=1'])(
  'Back to the sign-out page does not make the next sign-in sign out again: %s',
  async (path) => {
    standInBrowser(`http://localhost${path}`);
    standInServer({});
    expect(await start()).toBe('redirecting');
    expect(callback()).toBe('http://localhost/');
  },
);
