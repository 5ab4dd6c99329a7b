import { defineRemote } from './define-remote';

const route = (id: string) => ({ id, path: `/${id}`, title: id });
const needs = '^1.0.0';

test('contributions of all areas of a remote are merged, its own first', () => {
  const remote = defineRemote({
    id: 'setup',
    needs,
    routes: [route('setup.home')],
    areas: [{ routes: [route('setup.sources')] }, { routes: [route('setup.stages')] }, {}],
  });
  expect(remote.routes.map(({ id }) => id)).toEqual([
    'setup.home',
    'setup.sources',
    'setup.stages',
  ]);
  expect(remote).toMatchObject({ id: 'setup', needs, menu: [], cards: [], panels: [] });
});

test.each([
  ['an id that no remote may have', { id: 'Setup' }, '"Setup" is not a remote\'s id'],
  [
    'an entry of another remote',
    { id: 'setup', routes: [route('jobs.list')] },
    'begin with "setup."',
  ],
  [
    'one id for two entries, in two areas',
    {
      id: 'setup',
      areas: [{ routes: [route('setup.a')] }, { panels: [{ id: 'setup.a', title: 'A' }] }],
    },
    '"setup.a" stands twice',
  ],
])('%s is refused with its name in the message', (_, definition, words) => {
  expect(() => defineRemote({ needs, ...definition } as never)).toThrow(words);
});
