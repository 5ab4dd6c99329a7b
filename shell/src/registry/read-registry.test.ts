import { isGivenCanary } from 'server/contract/console/registry/given-canary';
import { readRegistry } from './read-registry';
import { registryStore } from './registry-store';

const session = Promise.resolve();

const registry = { platform: '1.0.0', remotes: [{ id: 'jobs' }] };

const answerWith = (answer: () => Promise<unknown>): void => {
  globalThis.fetch = jest.fn(answer) as unknown as typeof fetch;
};

const arrives =
  (body: unknown, ok = true) =>
  () =>
    Promise.resolve({ ok, json: () => Promise.resolve(body) });

beforeEach(() => localStorage.clear());

it('the console opens with the remotes that the server has deployed', async () => {
  answerWith(arrives(registry));
  expect(await readRegistry(session)).toEqual({ source: 'server', remotes: registry.remotes });
});

it.each([
  ['is down', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers with an error', arrives({}, false)],
  ['answers with something else', arrives({ hello: 'world' })],
])('when the registry %s, its last known state is used', async (_, answer) => {
  answerWith(arrives(registry));
  await readRegistry(session);
  answerWith(answer);
  expect(await readRegistry(session)).toEqual({ source: 'last-known', remotes: registry.remotes });
});

it('without a registry and without a copy the console still opens, with no remotes', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await readRegistry(session)).toEqual({ source: 'none', remotes: [] });
});

describe('during a canary release', () => {
  const canary = { version: '1.1.0', entry: '/1.1.0', contributions: { id: 'jobs' }, share: 10 };
  const live = { id: 'jobs', version: '1.0.0', entry: '/1.0.0', contributions: { id: 'jobs' } };
  const people = Array.from({ length: 200 }, (_, at) => at + 1);
  const one = people.find((person) => isGivenCanary(person, 'jobs', 10)) ?? 0;
  const other = people.find((person) => !isGivenCanary(person, 'jobs', 10)) ?? 0;
  const signIn = (person: number) => {
    const claims = { sub: String(person), iat: 0, exp: 9e9 };
    const selfToken = `head.${btoa(JSON.stringify(claims))}.seal`;
    const stored = { selfToken, appToken: 'console', authType: 'self' };
    localStorage.setItem('user', JSON.stringify(stored));
  };
  const versions = async (settling = session) =>
    (await readRegistry(settling)).remotes.map((remote) => (remote as typeof live).version);
  beforeEach(() =>
    answerWith(
      arrives({ platform: '1.0.0', remotes: [{ ...live, canary }, { id: 'chat' }, null] }),
    ),
  );

  it('a person in the share of a canary release gets the new version, also from the stored registry; others do not', async () => {
    answerWith(arrives({ platform: '1.0.0', remotes: [{ ...live, canary }] }));
    signIn(one);
    expect(await versions()).toEqual(['1.1.0']);
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await versions()).toEqual(['1.1.0']);
    signIn(other);
    expect(await versions()).toEqual(['1.0.0']);
    localStorage.removeItem('user');
    expect(await versions()).toEqual(['1.0.0']);
  });

  it('a person who signs in by a link gets the new version once identified', async () => {
    answerWith(arrives({ platform: '1.0.0', remotes: [{ ...live, canary }] }));
    const settling = new Promise<void>((resolve) => {
      setTimeout(() => {
        signIn(one);
        resolve();
      }, 20);
    });
    expect(await versions(settling)).toEqual(['1.1.0']);
  });

  it('without a canary release the registry does not wait for the session', async () => {
    answerWith(arrives({ platform: '1.0.0', remotes: [live] }));
    expect(await versions(new Promise(() => undefined))).toEqual(['1.0.0']);
  });

  it('a person whose session fails gets the live version, not the canary release', async () => {
    answerWith(arrives({ platform: '1.0.0', remotes: [{ ...live, canary }] }));
    expect(await versions(Promise.reject(new Error('No session')))).toEqual(['1.0.0']);
  });

  it('an invalid remote in the registry does not affect the others', async () => {
    signIn(one);
    expect((await readRegistry(session)).remotes).toMatchObject([
      { id: 'jobs', version: '1.1.0' },
      { id: 'chat' },
      null,
    ]);
  });

  it('a person who had the new version is not asked to update when it goes live', async () => {
    const map = { menu: [], routes: [], cards: [], panels: [], needs: '^1.0.0', id: 'jobs' };
    const tried = { ...canary, contributions: map };
    answerWith(
      arrives({ platform: '1.0.0', remotes: [{ ...live, contributions: map, canary: tried }] }),
    );
    signIn(one);
    registryStore.start(await readRegistry(session));
    const { share: _, ...promoted } = tried;
    answerWith(arrives({ platform: '1.0.0', remotes: [{ id: 'jobs', ...promoted }] }));
    registryStore.offer(await readRegistry(session));
    expect(registryStore.current().offered).toBeUndefined();
    answerWith(arrives({ platform: '1.0.0', remotes: [{ ...live, contributions: map }] }));
    registryStore.offer(await readRegistry(session));
    expect(registryStore.current().offered).toBeDefined();
  });
});
