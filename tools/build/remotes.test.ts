import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import applicants from '../../mf-applicants/remote.config';
import chat from '../../mf-chat/remote.config';
import jobs from '../../mf-jobs/remote.config';
import referrals from '../../mf-referrals/remote.config';
import setup from '../../mf-setup/remote.config';
import { checkRemote, RemoteMistake } from './check-remote';
import { root, type Room } from './rooms';

const remotes = [applicants, chat, jobs, referrals, setup];
const roomOf = (id: string): Room => ({
  name: `mf-${id}`,
  folder: join(root, `mf-${id}`),
  remote: id,
});
const menu = remotes
  .flatMap((remote) => remote.menu)
  .sort((a, b) => a.sidebarSorting - b.sidebarSorting);
const titles = (category?: string, parent?: string) =>
  menu
    .filter((entry) => entry.category === category && entry.parent === parent)
    .map(({ title }) => title);

describe('the menus contain the known entries in their order', () => {
  it.each([
    ['dashboard', undefined, ['Jobs', 'Applicants', 'Referrals']],
    [
      'referral',
      undefined,
      [
        'Questions',
        'Referrals Settings',
        'Referral Amount',
        'Referrer Eligibility',
        'Set-Up',
        'Hiring Process',
        'Group',
        'Job priority',
      ],
    ],
    ['referral', 'setup.questions', ['Question Group']],
    [
      'referral',
      'setup.set-up',
      ['Applicant Source', 'Applicant Status', 'SEO Keyword', 'SEO Graph'],
    ],
    ['referral', 'setup.hiring-process-menu', ['Hiring Pipeline', 'Stages', 'Status']],
    [undefined, undefined, ['General Settings']],
  ])('the entries of the menu category %s under the parent %s', (category, parent, expected) => {
    expect(titles(category, parent)).toEqual(expected);
  });
});

it('every address belongs to one remote only', () => {
  const paths = remotes.flatMap(({ routes }) =>
    routes.map(({ path }) => path.replace(/:\w+/g, ':')),
  );
  expect(paths).toEqual([...new Set(paths)]);
});

it.each(remotes.map((remote) => [remote.id, remote] as const))(
  'the description of the remote %s matches its code',
  (id, remote) => expect(() => checkRemote(roomOf(id), remote)).not.toThrow(),
);

describe('a build fails if the description of a remote would break in the console', () => {
  const [route] = jobs.routes;
  it.each<[string, Partial<typeof jobs>, RegExp]>([
    ['another platform', { needs: '^2.0.0' }, /needs platform \^2\.0\.0/],
    ['code that is not there', { routes: route ? [{ ...route, load: 'NoPage' }] : [] }, /"NoPage"/],
    ['code that nothing loads', { cards: [] }, /"JobTilesCard" is exported/],
    [
      'a menu entry to highlight that is not there',
      { routes: route ? [{ ...route, menu: 'jobs.menus' }] : [] },
      /highlights "jobs\.menus"/,
    ],
    ['a menu entry that leads nowhere', { routes: [] }, /leads to "jobs\.list"/],
    [
      'a path without a slash',
      { routes: route ? [{ ...route, path: 'x' }] : [] },
      /routes\/0\/path/,
    ],
  ])('a build fails if the description of a remote has a mistake: %s', (_, change, message) => {
    const check = () => checkRemote(roomOf('jobs'), { ...jobs, ...change });
    expect(check).toThrow(RemoteMistake);
    expect(check).toThrow(message);
  });
});

it.each(remotes)(
  'the source of the remote $id contains the id of each page and drawer only once',
  ({ id, routes, panels }) => {
    const { folder } = roomOf(id);
    const features = readdirSync(join(folder, 'src/features'), {
      recursive: true,
      encoding: 'utf8',
    })
      .filter((file) => file.endsWith('.feature.ts'))
      .map((file) => join('src/features', file));
    const contracts = readdirSync(join(folder, 'contract')).map((file) => join('contract', file));
    const source = ['remote.config.ts', ...contracts, ...features]
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
    const spelled = (wanted: string) => source.split(`'${wanted}'`).length - 1;
    const repeated = [...routes, ...panels].filter((entry) => spelled(entry.id) !== 1);
    expect(repeated).toEqual([]);
  },
);

describe('a contract names only routes and panels that its remote declares', () => {
  const contractOf = (id: string) => {
    const folder = join(roomOf(id).folder, 'contract');
    return readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
  };
  const idsIn = (contract: string, kind: string) =>
    [...contract.matchAll(new RegExp(`'([\\w.-]+)' as ${kind}Ref\\b`, 'g'))].map(([, id]) => id);

  it.each(remotes)('the contract of the remote $id', ({ id, routes, panels }) => {
    const contract = contractOf(id);
    const [routeIds, panelIds] = [idsIn(contract, 'Route'), idsIn(contract, 'Panel')];
    expect(routes.map((route) => route.id)).toEqual(expect.arrayContaining(routeIds));
    expect(panels.map((panel) => panel.id)).toEqual(expect.arrayContaining(panelIds));
    const all = contract.match(new RegExp(`'${id}\\.[\\w-]+'`, 'g')) ?? [];
    expect(all).toHaveLength(routeIds.length + panelIds.length);
  });
});
