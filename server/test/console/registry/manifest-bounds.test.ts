import type { Contributions } from '../../../contract/console/registry/registry';
import { remotesPath, uploadRemote, versionArchive } from './deploying-parts';
import { onDatabase, type Caller } from '../../server';

const route = { id: 'odd.list', path: '/odd', title: 'Odd' };
const menu = { id: 'odd.menu', sidebarSorting: 1, title: 'Odd', to: 'odd.list' };
const card = {
  id: 'odd.card',
  slot: 'dashboard.cards',
  order: 1,
  span: 6,
  title: 'Odd',
  height: 90,
};
const panel = { id: 'odd.panel', title: 'Odd', width: 400 };
const code = { files: ['a.js'], shares: [] };

const many = <Entry extends { id: string }>(entry: Entry, count: number): Entry[] =>
  Array.from({ length: count }, (_, at) => ({ ...entry, id: `${entry.id}${at}` }));
const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

type Parts = { [Part in keyof Contributions]?: unknown };

const refused: [string, Parts, RegExp][] = [
  ['201 pages', { routes: many(route, 201) }, /routes/],
  ['12,000 pages', { routes: many({ id: 'odd.r', path: '/x', title: 'X' }, 12_000) }, /routes/],
  ['61 menu entries', { menu: many(menu, 61) }, /menu/],
  ['61 cards', { cards: many(card, 61) }, /cards/],
  ['101 drawers', { panels: many(panel, 101) }, /panels/],
  ['lists in lists', { extra: nested(4_000) } as Parts, /contributions/],
  ['a field of its own in a page', { routes: [{ ...route, more: nested(3_000) }] }, /routes\/0/],
  ['a field of its own in a card', { cards: [{ ...card, more: 1 }] }, /cards\/0/],
  [
    '41 files of a page',
    { routes: [{ ...route, code: { ...code, files: Array(41).fill('a.js') } }] },
    /code\/files/,
  ],
  [
    '21 shares of a page',
    { routes: [{ ...route, code: { ...code, shares: Array(21).fill('a') } }] },
    /code\/shares/,
  ],
  ['a title of 81 letters', { routes: [{ ...route, title: 'x'.repeat(81) }] }, /title/],
  ['a title of two lines', { routes: [{ ...route, title: 'One\nTwo' }] }, /title/],
  ['a title that no database keeps', { menu: [{ ...menu, title: 'A\0B' }] }, /title/],
  ['half a letter in a title', { panels: [{ ...panel, title: 'A\ud800' }] }, /title/],
  ['half a letter in its owner', { owner: '\udc00' }, /owner/],
  ['an icon that is an address', { menu: [{ ...menu, icon: 'https://x.example' }] }, /icon/],
  ['a range that the shell does not read', { needs: '^1.0.0 || ^2.0.0' }, /needs/],
  ...[
    '/*',
    '/odd/*',
    '*',
    '//odd',
    '/odd//x',
    '/odd/',
    '/odd?',
    '/odd/:id?',
    '/odd/%2e',
    '/./odd',
    '/odd/..',
    '/_console/x',
    '/ödd',
    '/odd#x',
    '/odd x',
    '/:',
    '/x:id',
    '/:id.json',
    'odd',
    '\\odd',
  ].map((path): [string, Parts, RegExp] => [
    `the path ${path}`,
    { routes: [{ ...route, path }] },
    /routes\/0\/path/,
  ]),
];

onDatabase((server) => {
  let administrator: Caller;
  beforeAll(async () => {
    administrator = await server().signInAs('administrator');
  });
  const send = async (version: string, parts: Parts) =>
    uploadRemote(
      administrator,
      'odd',
      await versionArchive({ id: 'odd', version, parts: parts as Partial<Contributions> }),
    );

  it.each(refused)(
    'a version of a remote whose description has %s is refused and not stored',
    async (_, parts, place) => {
      const answer = await send('1.0.0', parts);
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toHaveProperty('error.fields.archive', expect.stringMatching(place));
      expect((await administrator.send('GET', `${remotesPath}/odd`)).statusCode).toBe(404);
    },
  );

  it('a remote with a description of the maximum length is accepted', async () => {
    const answer = await send('1.0.0', {
      menu: many(menu, 60),
      routes: many(route, 200),
      cards: many(card, 60),
      panels: many(panel, 100),
      owner: 'Équipe «صبا»',
    });
    expect(answer.statusCode).toBe(200);
  });
});
