import { readRegistry } from './read-registry';

const registry = { platform: '1.0.0', remotes: [{ id: 'jobs' }] };

const answerWith = (answer: () => Promise<unknown>): void => {
  globalThis.fetch = jest.fn(answer) as unknown as typeof fetch;
};

const arrives =
  (body: unknown, ok = true) =>
  () =>
    Promise.resolve({ ok, json: () => Promise.resolve(body) });

beforeEach(() => localStorage.clear());

it('the console opens with what the server has deployed', async () => {
  answerWith(arrives(registry));
  expect(await readRegistry()).toEqual({ source: 'server', remotes: registry.remotes });
});

it.each([
  ['is down', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers with an error', arrives({}, false)],
  ['answers with something else', arrives({ hello: 'world' })],
])('when the registry %s, the last known one stands in', async (_, answer) => {
  answerWith(arrives(registry));
  await readRegistry();
  answerWith(answer);
  expect(await readRegistry()).toEqual({ source: 'last-known', remotes: registry.remotes });
});

it('without a registry and without a copy the console still opens, with nothing in it', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await readRegistry()).toEqual({ source: 'none', remotes: [] });
});
