import { join } from 'node:path';
import jobs from '../../mf-jobs/remote.config';
import { listSharedModuleFiles, addPageCode } from './code-files';
import { root, type Room } from './rooms';

const room: Room = { name: 'mf-jobs', folder: join(root, 'mf-jobs'), remote: 'jobs' };
const entry = (moduleName: string) => ({
  moduleName,
  loc: '1:28-67',
  request: './features/job-list/jobs.page',
});
const consumed = (key: string) => ({
  identifier: `consume-shared-module|default|${key}|!=1...0...0|false|undefined|true|false|undefined`,
});

it.each([
  ['generated', 'remote:jobs'],
  ['written by hand, as for platform 1.1', './src/remote.ts'],
])(
  'a page lists the files and lazily loaded shared modules that its code needs: entry %s',
  (_, name) => {
    const list = entry(name);
    const chunks = [
      { entry: true, files: ['remoteEntry.js'], origins: [{ loc: 'jobs' }] },
      { files: ['expose.js'], origins: [{ moduleName: 'container entry', loc: './remote' }] },
      { files: ['list.js'], origins: [list] },
      { files: [], origins: [list], modules: [consumed('shared-ui/table'), consumed('react')] },
      { files: ['other.js'], origins: [{ ...list, request: './features/job-view/job-view.page' }] },
    ];
    const { routes } = addPageCode(room, jobs, { chunks } as never);
    expect(routes.find(({ load }) => load === 'JobsPage')?.code).toEqual({
      files: ['remoteEntry.js', 'expose.js', 'list.js'],
      shares: ['shared-ui/table'],
    });
  },
);

it('a dashboard card of a remote lists its code files, so that they load together with the console', () => {
  const cards = {
    moduleName: 'remote:jobs',
    loc: '9:2-80',
    request: './features/job-tiles/job-tiles.card',
  };
  const chunks = [
    { entry: true, files: ['remoteEntry.js'], origins: [{ loc: 'jobs' }] },
    { files: ['cards.js'], origins: [cards] },
  ];
  const tiles = addPageCode(room, jobs, { chunks } as never).cards.find(
    ({ load }) => load === 'JobTilesCard',
  );
  expect(tiles?.code).toEqual({ files: ['remoteEntry.js', 'cards.js'], shares: [] });
});

it('the shell lists the files of each lazily loaded shared module', () => {
  const moduleName =
    'provide shared module (default) shared-ui/table@1.0.0 = ../shared-ui/src/table';
  const shares = listSharedModuleFiles({
    chunks: [
      { files: ['assets/table.js'], origins: [{ moduleName }] },
      { files: ['assets/console.js'], origins: [{ loc: 'console' }] },
    ],
  } as never);
  expect(shares['shared-ui/table']).toEqual(['assets/table.js']);
  expect(shares['shared-ui/forms']).toEqual([]);
});

it('a shared module lists the shared modules that it uses, so that a card loads all at once', () => {
  const provides = (key: string) => [
    { moduleName: `provide shared module (default) ${key}@1.0.0 = ../${key}` },
  ];
  const { 'shell/sdk/card': card } = listSharedModuleFiles({
    chunks: [
      {
        files: ['assets/card.js'],
        origins: provides('shell/sdk/card'),
        modules: [consumed('shared-ui/table'), consumed('shared-ui')],
      },
      {
        files: ['assets/table.js'],
        origins: provides('shared-ui/table'),
        modules: [consumed('shell/sdk/card')],
      },
    ],
  } as never);
  expect(card).toEqual(['assets/card.js', 'assets/table.js']);
});
