import { act, render, screen } from '@testing-library/react';
import { UiProvider } from 'shared-ui';
import type { Remote } from '../registry/registered-entry';
import { createRemoteLoader, type RemoteLoader } from './create-remote-loader';
import type { RemoteModule } from './federation';
import { RemoteLoaderContext } from './remote-loader-context';
import { RemotePartFailure } from './remote-part-failure';
import { RemotePart } from './remote-part';

jest.mock('@module-federation/enhanced/runtime', () => ({}));

const jobs: Remote = { id: 'jobs', version: '1.0.0-a', entry: '/jobs' };
const chat: Remote = { id: 'chat', version: '1.0.0-a', entry: '/chat' };
const Page = () => <p>57 jobs</p>;
const Chat = () => <p>3 channels</p>;
const Broken = () => {
  throw new TypeError('jobs is undefined');
};
const modules: Record<string, RemoteModule> = {
  chat: { Page: () => Promise.resolve({ Page: Chat }) },
};

const loaderOf = (...answers: (RemoteModule | Error)[]): RemoteLoader => {
  let asked = 0;
  return createRemoteLoader({
    register: () => undefined,
    load: async ({ id }) => {
      const answer = modules[id] ?? answers[Math.min(asked++, answers.length - 1)];
      if (answer instanceof Error) throw answer;
      return answer ?? null;
    },
  });
};

const draw = (loader: RemoteLoader, ...remotes: Remote[]) =>
  act(
    async () =>
      void render(
        <UiProvider>
          <RemoteLoaderContext value={loader}>
            {remotes.map((remote) => (
              <RemotePart
                key={remote.id}
                remote={remote}
                name="Page"
                waiting={<p>Loading</p>}
                failed={(failure, retry) => (
                  <RemotePartFailure title={remote.id} failure={failure} onRetry={retry} />
                )}
              />
            ))}
          </RemoteLoaderContext>
        </UiProvider>,
      ),
  );

const retry = () => act(async () => screen.getByRole('button', { name: 'Retry' }).click());

const whole = { Page: () => Promise.resolve({ Page }) };
const broken = { Page: () => Promise.resolve({ Page: Broken }) };

beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue(undefined));
afterEach(() => jest.restoreAllMocks());

it('a remote that cannot be fetched leaves the others working, and Retry recovers it', async () => {
  const missing = new Error('#RUNTIME-003');
  await draw(loaderOf(missing, missing, whole), jobs, chat);
  expect(await screen.findByText('jobs is not available right now')).toBeVisible();
  expect(await screen.findByText('3 channels')).toBeVisible();
  await retry();
  expect(await screen.findByText('57 jobs')).toBeVisible();
});

it('a part that fails while rendering is reported in its position, and recovers with a new version', async () => {
  await draw(loaderOf(broken, whole), jobs, chat);
  expect(await screen.findByText(/failed while it was drawn/)).toBeVisible();
  expect(screen.getByText(/jobs 1\.0\.0-a/)).toBeInTheDocument();
  expect(screen.getByText(/^Reference [0-9a-f]{8}$/)).toBeVisible();
  await retry();
  expect(await screen.findByText('57 jobs')).toBeVisible();
});

it('code that is already loaded is drawn at once', async () => {
  const loader = loaderOf(whole);
  await loader.load(jobs, 'Page');
  await draw(loader, jobs);
  expect(screen.getByText('57 jobs')).toBeVisible();
});

describe('a page that declares its first read', () => {
  const at = { id: 'jobs.list', title: 'Jobs', path: '/all/job', params: {}, search: '?page=2' };
  const pageReading = (reading: () => Promise<void> | undefined) => {
    const asked: string[] = [];
    const Reading = () => <p>57 jobs</p>;
    Reading.beginReading = ({ search }: { search: string }) => {
      asked.push(search);
      return reading();
    };
    const loader = loaderOf({ Page: () => Promise.resolve({ Page: Reading }) });
    return { loader, asked };
  };
  const open = (loader: RemoteLoader) =>
    act(
      async () =>
        void render(
          <RemoteLoaderContext value={loader}>
            <RemotePart
              remote={jobs}
              name="Page"
              at={at}
              waiting={<p>Loading</p>}
              failed={() => null}
            />
          </RemoteLoaderContext>,
        ),
    );

  it('a page is drawn when its first read has arrived', async () => {
    let arrive = () => {};
    const { loader, asked } = pageReading(() => new Promise<void>((done) => (arrive = done)));
    await open(loader);
    expect(asked).toEqual(['?page=2']);
    expect(screen.getByText('Loading')).toBeVisible();
    await act(async () => arrive());
    expect(screen.getByText('57 jobs')).toBeVisible();
  });

  it('a page is drawn after a short wait while its first read hangs', async () => {
    const { loader } = pageReading(() => new Promise<void>(() => {}));
    await open(loader);
    expect(await screen.findByText('57 jobs')).toBeVisible();
  });

  it('a page is drawn at once when its code and data are already loaded', async () => {
    const { loader } = pageReading(() => undefined);
    await loader.load(jobs, 'Page');
    render(
      <RemoteLoaderContext value={loader}>
        <RemotePart remote={jobs} name="Page" at={at} waiting="Loading" failed={() => null} />
      </RemoteLoaderContext>,
    );
    expect(screen.getByText('57 jobs')).toBeVisible();
  });
});
