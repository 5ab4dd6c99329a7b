import type { Permission } from 'server/contract/permission';
import { createConsoleMap, matchRoute } from '../registry/console-map';
import type { Contributions } from '../registry/registered-entry';
import { findCurrentMenuEntry, getMenuCategory } from './menu-category';
import { findFirstMenuAddress, isMenuGroup, buildMenuTree } from './menu-tree';

const setup: Contributions = {
  id: 'setup',
  needs: '^1.0.0',
  menu: [
    {
      id: 'setup.general',
      sidebarSorting: 23,
      title: 'General Settings',
      to: 'setup.general-settings',
    },
    { id: 'setup.process', category: 'referral', sidebarSorting: 15, title: 'Hiring Process' },
    {
      id: 'setup.stages-menu',
      category: 'referral',
      sidebarSorting: 17,
      title: 'Stages',
      to: 'setup.stages',
      parent: 'setup.process',
      can: 'setup:view-hiring',
    },
    {
      id: 'setup.groups-menu',
      category: 'referral',
      sidebarSorting: 19,
      title: 'Group',
      to: 'setup.groups',
    },
  ],
  routes: [
    { id: 'setup.stages', path: '/stages', title: 'Stages List' },
    { id: 'setup.older', path: '/stagesv1', title: 'Stages List', menu: 'setup.stages-menu' },
    { id: 'setup.groups', path: '/groupview', title: 'Groups' },
    {
      id: 'setup.edit-group',
      path: '/group/edit/:id',
      title: 'Edit Group',
      menu: 'setup.groups-menu',
    },
    { id: 'setup.create-group', path: '/group/edit/new', title: 'New', menu: 'setup.groups-menu' },
    { id: 'setup.general-settings', path: '/general-settings', title: 'General Settings' },
  ],
  cards: [],
  panels: [],
};
const referrals: Contributions = {
  id: 'referrals',
  needs: '^1.0.0',
  menu: [
    {
      id: 'referrals.menu',
      category: 'dashboard',
      sidebarSorting: 4,
      title: 'Referrals',
      to: 'referrals.overview',
    },
  ],
  routes: [{ id: 'referrals.overview', path: '/referrals', title: 'Referrals' }],
  cards: [],
  panels: [],
};

const map = createConsoleMap(
  [setup, referrals].map((contributions) => ({
    remote: { id: contributions.id, version: '1.0.0-a', entry: '' },
    contributions,
  })),
);
const everything = () => undefined;
const titles = (
  set: 'dashboard' | 'referral',
  refusalOf: (can?: Permission) => string | undefined,
) =>
  buildMenuTree(map, set, refusalOf).map((node) =>
    isMenuGroup(node)
      ? [node.entry.title, ...node.children.map(({ entry }) => entry.title)].join(' > ')
      : node.entry.title,
  );

describe('the menu follows the current path', () => {
  it.each([
    ['/stages', 'referral', 'Stages'],
    ['/stagesv1', 'referral', 'Stages'],
    ['/group/edit/7', 'referral', 'Group'],
    ['/referrals', 'dashboard', 'Referrals'],
    ['/general-settings', 'dashboard', 'General Settings'],
    ['/nowhere', 'dashboard', undefined],
  ])('on the path %s the menu shows the %s entries', (path, set, title) => {
    const entry = findCurrentMenuEntry(map, matchRoute(map, path));
    expect(getMenuCategory(entry)).toBe(set);
    expect(entry?.title).toBe(title);
  });

  it('an exact path takes precedence over a path with a placeholder', () => {
    expect(matchRoute(map, '/group/edit/new')?.route.id).toBe('setup.create-group');
    expect(matchRoute(map, '/group/edit/7')).toMatchObject({ params: { id: '7' } });
  });
});

describe('the menu has the permitted entries, in the order of sidebarSorting', () => {
  it('entries without a category appear in both sets of the menu', () => {
    expect(titles('dashboard', everything)).toEqual(['Referrals', 'General Settings']);
    expect(titles('referral', everything)).toEqual([
      'Hiring Process > Stages',
      'Group',
      'General Settings',
    ]);
  });

  it('a group without entries is omitted', () => {
    const refused = (can?: Permission) => (can === 'setup:view-hiring' ? 'No' : undefined);
    expect(titles('referral', refused)).toEqual(['Group', 'General Settings']);
  });

  it('the menu toggle finds the first entry of a set, also inside a group', () => {
    expect(findFirstMenuAddress(buildMenuTree(map, 'referral', everything))).toBe('/stages');
    expect(findFirstMenuAddress(buildMenuTree(map, 'dashboard', everything))).toBe('/referrals');
    expect(findFirstMenuAddress([])).toBeUndefined();
  });
});
