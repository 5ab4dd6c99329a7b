import { registryStore } from './registry-store';

const remote = (version: string) => ({
  id: 'jobs',
  version,
  entry: `/remotes/jobs/${version}/mf-manifest.json`,
  contributions: { id: 'jobs', needs: '^1.0.0', menu: [], routes: [], cards: [], panels: [] },
});

const running = () =>
  registryStore.current().map.remotes.map(({ remote: { id, version } }) => `${id} ${version}`);

it('an open tab keeps its versions until the person accepts newer ones', () => {
  registryStore.start({ source: 'server', remotes: [remote('1.0.0-a')] });
  registryStore.offer({ source: 'server', remotes: [remote('1.0.0-a')] });
  expect(registryStore.current().offered).toBeUndefined();

  registryStore.offer({ source: 'server', remotes: [remote('1.1.0-b')] });
  expect(running()).toContain('jobs 1.0.0-a');
  registryStore.take();
  expect(running()).toContain('jobs 1.1.0-b');
  expect(registryStore.current().offered).toBeUndefined();
});

it('a version that was rolled back to is offered as well', () => {
  registryStore.start({ source: 'server', remotes: [remote('1.1.0-b')] });
  registryStore.offer({ source: 'server', remotes: [remote('1.0.0-a')] });
  registryStore.take();
  expect(running()).toContain('jobs 1.0.0-a');
});

it('a console that started empty adds the remotes as soon as the registry answers', () => {
  registryStore.start({ source: 'none', remotes: [] });
  registryStore.offer({ source: 'server', remotes: [remote('1.0.0-a')] });
  expect(running()).toContain('jobs 1.0.0-a');
});
