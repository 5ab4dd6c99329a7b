import { join } from 'node:path';
import { listInputFiles } from './input-hash';
import { filterLockedPackages } from './locked-packages';
import { root } from './rooms';

const lock = (packages: Record<string, object>): string =>
  JSON.stringify({ name: 'console', lockfileVersion: 3, packages });
const before = {
  '': { version: '1.0.0' },
  'mf-jobs': { version: '1.0.0' },
  'node_modules/mf-jobs': { resolved: 'mf-jobs', link: true },
  'node_modules/react': { version: '19.0.0' },
};
const offers = {
  'mf-offers': { version: '1.0.0' },
  'mf-offers/node_modules/react': { version: '18.0.0' },
  'node_modules/mf-offers': { resolved: 'mf-offers', link: true },
};
const packed = { 'node_modules/mf-offers': { version: '1.0.0', integrity: 'sha512-a' } };

it.each<[string, object, string, boolean]>([
  ['nobody else waits for a build when a remote is added', offers, 'mf-jobs', false],
  ['the shell is not built anew for it', offers, 'shell', false],
  ['a remote is built anew for a package of its own', offers, 'mf-offers', true],
  [
    'every room is built anew for a package that changed',
    { 'node_modules/react': { version: '19.1.0' } },
    'shell',
    true,
  ],
  ['a remote of its own repository is, for a contract that changed', packed, 'mf-visits', true],
])('new builds after a change of packages: %s', (_, added, room, isBuilt) => {
  const [one, other] = [before, { ...before, ...added }].map((all) =>
    filterLockedPackages(lock(all), room),
  );
  expect(one !== other).toBe(isBuilt);
});

it('a remote is rebuilt if another remote’s contract that it imports changes, but not if other code there changes', () => {
  const files = listInputFiles({ name: 'mf-jobs', folder: join(root, 'mf-jobs'), remote: 'jobs' });
  const remotes = new Set(files.map((file) => /^mf-.*?\/(contract)?/.exec(file)?.[0]));
  expect(remotes).toContain('mf-applicants/contract');
  expect([...remotes].filter((name) => name && !name.endsWith('contract'))).toEqual(['mf-jobs/']);
});
