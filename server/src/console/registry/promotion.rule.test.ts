import type { Contributions } from '../../../contract/console/registry/registry';
import { findPromotionProblem } from './promotion.rule';

const remote = (id: string, parts: Partial<Contributions> = {}): Contributions => ({
  id,
  needs: '^1.0.0',
  menu: [],
  routes: [],
  cards: [],
  panels: [],
  ...parts,
});
const route = (id: string, path: string) => ({ id, path, title: 'Title' });

it.each([
  ['another platform', remote('jobs', { needs: '^2.0.0' }), /needs platform \^2\.0\.0/],
  ['no range at all', remote('jobs', { needs: 'newest' }), /needs platform newest/],
  ['a foreign id', remote('jobs', { routes: [route('other.x', '/x')] }), /does not begin/],
  [
    'an id that stands twice',
    remote('jobs', { routes: [route('jobs.x', '/x'), route('jobs.x', '/y')] }),
    /stands twice/,
  ],
  ['an id that begins like another', remote('set'), /begin alike/],
  ['an id that continues another', remote('setup-more'), /begin alike/],
  [
    'a path of another',
    remote('jobs', { routes: [route('jobs.x', '/stages/:name')] }),
    /belongs to "setup"/,
  ],
])('a remote with %s cannot go live', (_, candidate, reason) => {
  const setup = remote('setup', { routes: [route('setup.stage', '/stages/:id')] });
  expect(findPromotionProblem(candidate, [setup], '1.0.0')).toMatch(reason);
});

describe('the page addresses that a remote can declare', () => {
  const jobs = remote('jobs', {
    routes: [
      route('jobs.list', '/all/job'),
      route('jobs.view', '/job/view/:id'),
      route('jobs.edit', '/job/:id/edit'),
    ],
  });
  const promoted = (path: string) =>
    findPromotionProblem(remote('offers', { routes: [route('offers.x', path)] }), [jobs], '1.0.0');

  it.each([
    ['/all/job', /belongs to "jobs"/],
    ['/ALL/job', /takes addresses of \/all\/job/],
    ['/all/:name', /takes addresses/],
    ['/:any/job', /begins with a parameter/],
    ['/job/view/7', /takes addresses of \/job\/view\/:id/],
    ['/job/view/create', /takes addresses/],
    ['/Job/View/:other', /takes addresses/],
    ['/job/:a/:b', /takes addresses/],
    ['/job/7/edit', /takes addresses/],
    ['/job/view/edit', /takes addresses/],
    // Versions stored before validation became stricter may have invalid paths.
    ...[
      '/*',
      '/all/*',
      '//all/job',
      '/all//job',
      '/all/job/',
      '/all/job?',
      '/all/:x?',
      '/offers?/all/job',
    ]
      .concat([
        '/all/jo%62',
        '/all/./job',
        '/x/../all/job',
        '/aſſ',
        '/\u212aob',
        '*',
        '',
        'all/job',
      ])
      .map((path): [string, RegExp] => [path, /not of words and parameters/]),
    ...[
      '/',
      '/logout',
      '/Logout',
      '/api/x',
      '/account/login',
      '/assets/:a',
      '/remotes/:id',
      '/scim',
    ].map((path): [string, RegExp] => [path, /the console's own/]),
    ['/_console/remotes', /not of words/],
  ])('another remote cannot declare a page at the address %s', (path, reason) =>
    expect(promoted(path)).toMatch(reason),
  );

  it.each(['/offers', '/all/jobs', '/job', '/job/view', '/job/view/:id/more', '/all/job.v2'])(
    'another remote can declare a page at the address %s',
    (path) => expect(promoted(path)).toBeUndefined(),
  );
});

it.each([
  ['/offers/:id', '/offers/:name'],
  ['/offers/new', '/Offers/NEW'],
  ['/offers', '/offers'],
])('a remote cannot have two pages with indistinguishable addresses %s and %s', (one, other) => {
  const offers = remote('offers', { routes: [route('offers.a', one), route('offers.b', other)] });
  expect(findPromotionProblem(offers, [], '1.0.0')).toMatch(/ are one$/);
});

it('a remote can have a separate page for one value of a route parameter', () => {
  const routes = [route('offers.a', '/offers/:id'), route('offers.b', '/offers/new')];
  expect(findPromotionProblem(remote('offers', { routes }), [], '1.0.0')).toBeUndefined();
});

it.each([
  [{ to: 'jobs.list' }, /leads to "jobs\.list"/],
  [{ parent: 'setup.menu' }, /stands in "setup\.menu"/],
])(
  'a menu entry that refers to a page or menu of another remote is refused: %j',
  (parts, reason) => {
    const menu = [{ id: 'offers.menu', sidebarSorting: 1, title: 'Offers', ...parts }];
    expect(findPromotionProblem(remote('offers', { menu }), [], '1.0.0')).toMatch(reason);
  },
);

it('a newer version of a remote can use the addresses of the previous one', () => {
  const setup = remote('setup', { routes: [route('setup.stage', '/stages/:id')] });
  expect(findPromotionProblem(setup, [setup], '1.2.3')).toBeUndefined();
});
