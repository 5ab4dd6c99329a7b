import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import { builtProcess } from './built-process';
import { figuresOf, type Line } from './figures';
import { ask, measure, type Measured } from './load';
import type { Ask, Ready } from './server-process';

export interface Side extends Ready {
  child: ChildProcess;
}

export interface Urls {
  floor: string;
  ours: string;
  /** Set if the response is compared with another response of our server instead of the floor's. */
  isOwn?: true;
  headers?: Record<string, string>;
}

const rounds = 3;
const duration = 1_000;
/**
 * Milliseconds of requests on both servers before the measurement, so that the code is compiled.
 */
const warmUp = 2_000;
/**
 * Milliseconds before the first measurement: code that every call runs is compiled after some
 * seconds.
 */
const firstWarmUp = 8_000;
const hasRun = new WeakSet<Side>();

export const startProcess = async <Ready>(
  module: string,
  request: { which: string },
): Promise<Ready & { child: ChildProcess }> => {
  const child = fork(await builtProcess(module), [], {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.send(request);
  const [ready] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error(`The ${request.which} server did not start.`);
    }),
  ])) as [Ready];
  return { ...ready, child };
};

export const startSide = (request: Ask): Promise<Side> =>
  startProcess<Ready>('server-process', request);

export const stopSide = async ({ child }: Pick<Side, 'child'>): Promise<void> => {
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
};

export type Comparison = (floor: unknown, ours: unknown) => boolean;

export const sameRows =
  (field: string): Comparison =>
  (floor, ours) => {
    const idsOf = (data: unknown) => (data as Record<string, unknown>[]).map((row) => row[field]);
    return isDeepStrictEqual(idsOf(floor), idsOf(ours));
  };

/**
 * Throws if the responses of the two servers differ in rows or total, since the comparison would be
 * meaningless.
 */
export const assertSame = async (
  urls: Urls,
  ours: Side,
  what: string,
  same = sameRows('id'),
): Promise<void> => {
  const [one, other] = await Promise.all([
    ask(urls.floor, urls.headers ?? {}),
    ask(urls.ours, ours.headers),
  ]);
  const [byHand, answered] = [one, other].map(
    (text) => JSON.parse(text) as { data: unknown; meta?: { total: number } },
  );
  const hasTotal = answered?.meta !== undefined;
  if (
    !same(byHand?.data, answered?.data) ||
    (hasTotal && byHand?.meta?.total !== answered?.meta?.total)
  )
    throw new Error(
      `Floor and ours differ on "${what}": ${one.slice(0, 1_000)}\n${other.slice(0, 1_000)}`,
    );
};

export const compare = async (
  urls: Urls,
  ours: Side,
  connections: number,
): Promise<Pick<Line, 'floor' | 'ours'>> => {
  const sides = {
    floor: {
      url: urls.floor,
      headers: { ...urls.headers, ...(urls.isOwn && ours.headers) },
      connections,
    },
    ours: { url: urls.ours, headers: { ...urls.headers, ...ours.headers }, connections },
  };
  const unmeasured = hasRun.has(ours) ? warmUp : firstWarmUp;
  hasRun.add(ours);
  for (const side of [sides.floor, sides.ours]) await measure({ ...side, duration: unmeasured });
  const measured: Record<'floor' | 'ours', Measured[]> = { floor: [], ours: [] };
  // Both servers are measured alternately, so that a busy machine slows down both.
  for (let round = 0; round < rounds; round += 1)
    for (const side of ['floor', 'ours'] as const)
      measured[side].push(await measure({ ...sides[side], duration }));
  return { floor: figuresOf(measured.floor), ours: figuresOf(measured.ours) };
};
