import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import { builtProcess } from './built-process';
import { figuresOf, type Line } from './figures';
import { ask, measure, type Measured } from './load';
import type { Ask, Ready } from './server-process';

/** A server in a process of its own. */
export interface Side extends Ready {
  child: ChildProcess;
}

/** The same question to both. */
export interface Urls {
  floor: string;
  ours: string;
  /** Set where ours is measured against another answer of ours. */
  isOwn?: true;
  /** What both are asked with beside what ours is signed in by. */
  headers?: Record<string, string>;
}

const rounds = 3;
const duration = 1_000;
/** Both sides run this long unmeasured, so that what is measured is compiled code. */
const warmUp = 2_000;
/** What every call runs through is compiled some seconds after a server has begun. */
const firstWarmUp = 8_000;
const hasRun = new WeakSet<Side>();

/** Starts a module of this folder as a process, and asks it for something. */
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

/** Whether what both answered is the same. */
export type Comparison = (floor: unknown, ours: unknown) => boolean;

/** The same rows, by the field that names one. */
export const sameRows =
  (field: string): Comparison =>
  (floor, ours) => {
    const idsOf = (data: unknown) => (data as Record<string, unknown>[]).map((row) => row[field]);
    return isDeepStrictEqual(idsOf(floor), idsOf(ours));
  };

/** Both must find the same rows and the same total, or the comparison means nothing. */
export const assertSame = async (
  urls: Urls,
  ours: Side,
  what: string,
  same = sameRows('id'),
): Promise<void> => {
  const [one, other] = await Promise.all([ask(urls.floor, {}), ask(urls.ours, ours.headers)]);
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
  // In turns, so that a busy moment of the machine meets both.
  for (let round = 0; round < rounds; round += 1)
    for (const side of ['floor', 'ours'] as const)
      measured[side].push(await measure({ ...sides[side], duration }));
  return { floor: figuresOf(measured.floor), ours: figuresOf(measured.ours) };
};
