import type { Contributions } from '../../contract/registry/registry';
import { promotionProblem } from './promotion.rule';

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
])('keeps a remote with %s from going live', (_, candidate, reason) => {
  const setup = remote('setup', { routes: [route('setup.stage', '/stages/:id')] });
  expect(promotionProblem(candidate, [setup], '1.0.0')).toMatch(reason);
});

it('lets a newer version of the same remote keep its paths', () => {
  const setup = remote('setup', { routes: [route('setup.stage', '/stages/:id')] });
  expect(promotionProblem(setup, [setup], '1.2.3')).toBeUndefined();
});
