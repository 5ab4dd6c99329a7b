import type { ComponentType } from 'react';
import type { Remote } from '../registry/registered-entry';
import { createRemoteLoader } from './create-remote-loader';
import type { Federation, RemoteModule } from './federation';
import type { LoadFailure } from './load-failure';

const jobs: Remote = {
  id: 'jobs',
  version: '1.0.0-a',
  entry: '/remotes/jobs/1.0.0-a/mf-manifest.json',
};
const Page: ComponentType<object> = () => null;
const whole: RemoteModule = { JobsPage: () => Promise.resolve({ JobsPage: Page }) };

const named = (name: string, message: string): Error => Object.assign(new Error(message), { name });

/** A federation runtime that gives one answer after another and then repeats the last one. */
const fakeFederation = (...answers: (() => Promise<RemoteModule | null>)[]) => {
  const registered: string[] = [];
  let asked = 0;
  const federation: Federation = {
    register: (_id, entry) => void registered.push(entry),
    load: () => {
      const answer = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      return answer ? answer() : Promise.resolve(null);
    },
  };
  return { federation, registered };
};

const fails = (error: Error) => () => Promise.reject(error);
const arrives = (module: RemoteModule) => () => Promise.resolve(module);

const failureOf = (loading: Promise<unknown>): Promise<LoadFailure> =>
  loading.then(
    () => {
      throw new Error('This was expected to fail');
    },
    (failure: LoadFailure) => failure,
  );

describe('a failure names the step of loading a remote that failed', () => {
  it.each([
    ['manifest', fails(named('Error', '[ Federation Runtime ]: Failed #RUNTIME-003'))],
    ['manifest', fails(named('Error', 'Not a valid manifest #RUNTIME-013'))],
    ['entry', fails(named('Error', 'Failed to load script #RUNTIME-008'))],
    ['entry', () => Promise.resolve(null)],
    ['chunk', arrives({ JobsPage: fails(named('ChunkLoadError', 'Loading chunk 7 failed')) })],
    ['contract', arrives({})],
    ['contract', arrives({ JobsPage: () => Promise.resolve({ OtherPage: Page }) })],
  ])('a failure in the step %s is reported with that step', async (kind, answer) => {
    const failure = await failureOf(
      createRemoteLoader(fakeFederation(answer).federation).load(jobs, 'JobsPage'),
    );
    expect(failure).toMatchObject({ kind, remote: { id: 'jobs', version: '1.0.0-a' } });
  });

  it('a remote that does not answer is reported with the step timeout', async () => {
    const loader = createRemoteLoader(
      fakeFederation(() => new Promise(() => undefined)).federation,
      {
        timeout: 10,
      },
    );
    expect(await failureOf(loader.load(jobs, 'JobsPage'))).toMatchObject({ kind: 'timeout' });
  });
});

it('code is fetched once, however many parts of the page need it', async () => {
  const { federation, registered } = fakeFederation(arrives(whole));
  const loader = createRemoteLoader(federation);
  const parts = await Promise.all([loader.load(jobs, 'JobsPage'), loader.load(jobs, 'JobsPage')]);
  expect(parts).toEqual([Page, Page]);
  expect(registered).toEqual([jobs.entry]);
  expect(loader.ready(jobs, 'JobsPage')).toBe(Page);
});

it('a failure is not cached: the next attempt fetches anew, past every cache', async () => {
  const missing = fails(new Error('#RUNTIME-003'));
  const { federation, registered } = fakeFederation(missing, missing, arrives(whole));
  const loader = createRemoteLoader(federation);
  await failureOf(loader.load(jobs, 'JobsPage'));
  expect(await loader.load(jobs, 'JobsPage')).toBe(Page);
  expect(registered).toEqual([jobs.entry, `${jobs.entry}?r=1`, `${jobs.entry}?r=2`]);
});

it('a chunk that is missing while the entry of a remote loads is not cached as failed', async () => {
  const missing = fails(named('ChunkLoadError', 'Loading chunk 3 failed'));
  const { federation } = fakeFederation(missing, missing, arrives(whole));
  const loader = createRemoteLoader(federation);
  expect(await failureOf(loader.load(jobs, 'JobsPage'))).toMatchObject({ kind: 'chunk' });
  expect(await loader.load(jobs, 'JobsPage')).toBe(Page);
});

it('Retry draws the failed part of a remote anew', async () => {
  const { federation, registered } = fakeFederation(
    arrives({ JobsPage: fails(named('ChunkLoadError', 'Loading chunk 7 failed')) }),
    arrives(whole),
  );
  const loader = createRemoteLoader(federation);
  const listener = jest.fn();
  loader.subscribe(listener);
  await failureOf(loader.load(jobs, 'JobsPage'));
  expect(loader.failure(jobs)).toMatchObject({ kind: 'chunk' });
  loader.retry(jobs);
  expect(loader.generation(jobs)).toBe(1);
  expect(await loader.load(jobs, 'JobsPage')).toBe(Page);
  expect(loader.failure(jobs)).toBeUndefined();
  expect(registered).toEqual([jobs.entry, `${jobs.entry}?r=1`]);
  expect(listener).toHaveBeenCalled();
});

it('a missing chunk leaves the loaded parts of the remote unchanged', async () => {
  const { federation, registered } = fakeFederation(
    arrives({ ...whole, Card: fails(named('ChunkLoadError', 'Loading chunk 8 failed')) }),
  );
  const loader = createRemoteLoader(federation);
  await loader.load(jobs, 'JobsPage');
  await failureOf(loader.load(jobs, 'Card'));
  await failureOf(loader.load(jobs, 'Card'));
  expect(loader.ready(jobs, 'JobsPage')).toBe(Page);
  expect(registered).toHaveLength(1);
});

it('one try gets past the cached failures of both the manifest and the entry', async () => {
  const { federation } = fakeFederation(
    fails(new Error('#RUNTIME-003')),
    fails(new Error('#RUNTIME-008')),
    arrives(whole),
  );
  expect(await createRemoteLoader(federation).load(jobs, 'JobsPage')).toBe(Page);
});

it('one try gets past the cached failures of several chunks, and fails when a chunk is still missing', async () => {
  const missing = (chunk: number) => named('ChunkLoadError', `Loading chunk ${chunk} failed`);
  const thunk = jest
    .fn()
    .mockRejectedValueOnce(missing(7))
    .mockRejectedValueOnce(missing(8))
    .mockResolvedValueOnce({ JobsPage: Page })
    .mockRejectedValue(missing(9));
  const { federation } = fakeFederation(arrives({ JobsPage: thunk, Card: thunk }));
  const loader = createRemoteLoader(federation);
  expect(await loader.load(jobs, 'JobsPage')).toBe(Page);
  expect(await failureOf(loader.load(jobs, 'Card'))).toMatchObject({ kind: 'chunk' });
  expect(thunk).toHaveBeenCalledTimes(5);
});

it('a file whose preload failed is fetched once more', async () => {
  let asked = 0;
  const page = () => {
    asked += 1;
    return asked === 1
      ? Promise.reject(named('ChunkLoadError', 'Loading chunk 7 failed'))
      : Promise.resolve({ JobsPage: Page });
  };
  const { federation } = fakeFederation(arrives({ JobsPage: page }));
  expect(await createRemoteLoader(federation).load(jobs, 'JobsPage')).toBe(Page);
});

it('the code of a remote that the registry check refused does not run', async () => {
  const { federation, registered } = fakeFederation(arrives(whole));
  const refused = { ...jobs, refusal: 'It needs platform ^2.0.0; this console offers 1.0.0.' };
  const failure = await failureOf(createRemoteLoader(federation).load(refused, 'JobsPage'));
  expect(failure).toMatchObject({ kind: 'contract', cause: refused.refusal });
  expect(registered).toEqual([]);
});
