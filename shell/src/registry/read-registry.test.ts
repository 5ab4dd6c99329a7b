import { readRegistry } from './read-registry';

const registry = { platform: '1.0.0', remotes: [{ id: 'jobs' }] };

const answerWith = (answer: () => Promise<unknown>): void => {
  globalThis.fetch = jest.fn(answer) as unknown as typeof fetch;
};

const arrives =
  (body: unknown, ok = true) =>
  () =>
    Promise.resolve({ ok, json: () => Promise.resolve(body) });

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
});

it('the console opens with what the server has deployed', async () => {
  answerWith(arrives(registry));
  expect(await readRegistry()).toEqual({ source: 'server', remotes: registry.remotes });
});

it('what the server wrote into the page is not asked for again, and kept for worse days', async () => {
  const asked = jest.fn();
  answerWith(() => Promise.reject(new Error(String(asked()))));
  document.body.innerHTML = `<script id="console-registry" type="application/json">
    ${JSON.stringify(registry)}
  </script>`;
  expect(await readRegistry()).toEqual({ source: 'server', remotes: registry.remotes });
  expect(asked).not.toHaveBeenCalled();
  document.body.innerHTML = '<script id="console-registry" type="application/json">null</script>';
  expect(await readRegistry()).toEqual({ source: 'last-known', remotes: registry.remotes });
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
