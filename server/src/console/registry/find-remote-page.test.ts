import type { RegisteredRemote } from '../../../contract/console/registry/registry';
import { findRemotePage } from './find-remote-page';

const remoteWith = (id: string, paths: string[]): RegisteredRemote => ({
  id,
  version: '1.0.0',
  entry: `/remotes/${id}/1.0.0/mf-manifest.json`,
  contributions: {
    id,
    needs: '^1.0.0',
    menu: [],
    routes: paths.map((path) => ({ id: `${id}.${path}`, path, title: path })),
    cards: [],
    panels: [],
  },
});

const remotes = [
  remoteWith('jobs', ['/job/:name', '/job/view/:id', '/job/create']),
  remoteWith('setup', ['/source']),
];

it.each([
  ['/job/create', '/job/create'],
  ['/job/create/', '/job/create'],
  ['/JOB/Create', '/job/create'],
  ['/job/other', '/job/:name'],
  ['/job/view/7', '/job/view/:id'],
  ['/source', '/source'],
  ['/job', undefined],
  ['/job/view/7/more', undefined],
  ['/', undefined],
])('the address %s finds the page that the shell opens', (address, path) => {
  expect(findRemotePage(remotes, address)?.route.path).toBe(path);
});
