import { defineRemote } from './define-remote';
import { route } from './feature';

const entry = (id: string) => ({ id, path: `/${id}`, title: id });
const needs = '^1.0.0';

test('contributions of a remote and of all its areas are merged, those of the remote first', () => {
  const remote = defineRemote({
    id: 'setup',
    needs,
    routes: [entry('setup.home')],
    areas: [{ routes: [entry('setup.sources')] }, { routes: [entry('setup.stages')] }, {}],
  });
  expect(remote.routes.map(({ id }) => id)).toEqual([
    'setup.home',
    'setup.sources',
    'setup.stages',
  ]);
  expect(remote).toMatchObject({ id: 'setup', needs, menu: [], cards: [], panels: [] });
});

test('a feature contributes each part under the name of its component', () => {
  const card = { slot: 'dashboard.cards', order: 1, span: 6, title: 'Ships', height: 96 };
  const remote = defineRemote({
    id: 'ships',
    needs,
    features: [
      {
        pages: {
          ShipPage: route('ships.view', '/ship/:id', { title: 'Ship' }),
          ShipsPage: [
            route('ships.list', '/ships', { title: 'Ships', can: 'job:view' }),
            route('ships.older-list', '/shipsv1', { title: 'Ships' }),
          ],
        },
      },
      {
        cards: { ShipsCard: { id: 'ships.card', ...card } },
        panels: { CargoPanel: { id: 'ships.cargo', title: 'Cargo', width: 400 } },
      },
    ],
  });
  expect(remote.routes).toEqual([
    { id: 'ships.view', path: '/ship/:id', title: 'Ship', load: 'ShipPage' },
    { id: 'ships.list', path: '/ships', title: 'Ships', can: 'job:view', load: 'ShipsPage' },
    { id: 'ships.older-list', path: '/shipsv1', title: 'Ships', load: 'ShipsPage' },
  ]);
  expect(remote.cards).toEqual([{ id: 'ships.card', ...card, load: 'ShipsCard' }]);
  expect(remote.panels).toEqual([
    { id: 'ships.cargo', title: 'Cargo', width: 400, load: 'CargoPanel' },
  ]);
});

test.each([
  ['an id that no remote may have', { id: 'Setup' }, '"Setup" is not a remote\'s id'],
  [
    'an entry of another remote',
    { id: 'setup', routes: [entry('jobs.list')] },
    'begin with "setup."',
  ],
  [
    'one id for two entries, in two areas',
    {
      id: 'setup',
      areas: [{ routes: [entry('setup.a')] }, { panels: [{ id: 'setup.a', title: 'A' }] }],
    },
    '"setup.a" stands twice',
  ],
])(
  'a definition of a remote with %s is refused, and the message names it',
  (_, definition, words) => {
    expect(() => defineRemote({ needs, ...definition } as never)).toThrow(words);
  },
);
