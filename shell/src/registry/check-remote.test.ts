import type { RegisteredRemote } from 'server/contract/console/registry/registry';
import { checkRemotes } from './check-remote';

const remote = (id: string, change: Partial<RegisteredRemote['contributions']> = {}) => ({
  id,
  version: '1.0.0-a',
  entry: `/remotes/${id}/1.0.0-a/mf-manifest.json`,
  contributions: {
    id,
    needs: '^1.0.0',
    menu: [],
    routes: [{ id: `${id}.list`, path: `/${id}`, title: id }],
    cards: [],
    panels: [],
    ...change,
  },
});

describe('an invalid remote never affects another', () => {
  it.each<[string, unknown, RegExp]>([
    ['made for another platform', remote('jobs', { needs: '^2.0.0' }), /needs platform \^2\.0\.0/],
    ['describing itself as another', remote('jobs', { id: 'chat' }), /describes itself as “chat”/],
    [
      'taking the place of another',
      remote('jobs', { routes: [{ id: 'chat.list', path: '/chat', title: 'Chat' }] }),
      /contributes “chat\.list”/,
    ],
    ['with a name that is none', { ...remote('Jobs') }, /not a name/],
    ['that cannot be read', { id: 'jobs' }, /cannot be read/],
    ['that is nothing at all', null, /cannot be read/],
  ])('a remote %s is refused, and the others are not', (_, wrong, reason) => {
    const [refused, kept] = checkRemotes([wrong, remote('setup')]);
    expect(refused?.remote.refusal).toMatch(reason);
    expect(kept?.remote.refusal).toBeUndefined();
  });

  it('a remote whose name module federation cannot distinguish from another one is refused', () => {
    const [first, second] = checkRemotes([remote('job'), remote('jobs')]);
    expect(first?.remote.refusal).toBeUndefined();
    expect(second?.remote.refusal).toMatch(/cannot be told apart from “job”/);
  });

  it('a refused remote keeps its routes', () => {
    const [checked] = checkRemotes([remote('jobs', { needs: '^9.0.0' })]);
    expect(checked?.contributions.routes).toHaveLength(1);
  });
});
