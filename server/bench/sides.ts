import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import { buildProcessFile } from './built-process';
import { computeFigures, type ComparisonRow } from './figures';
import { fetchText, measureLoad, type LoadResult } from './load';
import type { ServerProcessOptions, ServerProcessAddress } from './server-process';

export interface MeasuredServer extends ServerProcessAddress {
  child: ChildProcess;
}

export interface ComparedUrls {
  floor: string;
  ours: string;
  /** True if the response is compared with another response of our server instead of the floor's. */
  isOwn?: true;
  headers?: Record<string, string>;
}

const rounds = 3;
const duration = 1_000;
/** Milliseconds of requests on both servers before the measurement, so that the code is compiled. */
const warmUp = 2_000;
/** Milliseconds before the first measurement: code that every call runs is compiled after some seconds. */
const firstWarmUp = 8_000;
const hasRun = new WeakSet<MeasuredServer>();

export const startProcess = async <Ready>(
  module: string,
  request: { which: string },
): Promise<Ready & { child: ChildProcess }> => {
  const child = fork(await buildProcessFile(module), [], {
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

export const startMeasuredServer = (request: ServerProcessOptions): Promise<MeasuredServer> =>
  startProcess<ServerProcessAddress>('server-process', request);

export const stopMeasuredServer = async ({
  child,
}: Pick<MeasuredServer, 'child'>): Promise<void> => {
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
};

export type ResponseComparison = (floor: unknown, ours: unknown) => boolean;

export const compareRowsByField =
  (field: string): ResponseComparison =>
  (floor, ours) => {
    const idsOf = (data: unknown) => (data as Record<string, unknown>[]).map((row) => row[field]);
    return isDeepStrictEqual(idsOf(floor), idsOf(ours));
  };

/**
 * Throws if the responses of the two servers differ in rows or total, since the comparison would be
 * meaningless.
 */
export const assertEqualResponses = async (
  urls: ComparedUrls,
  ours: MeasuredServer,
  what: string,
  same = compareRowsByField('id'),
): Promise<void> => {
  const [one, other] = await Promise.all([
    fetchText(urls.floor, urls.headers ?? {}),
    fetchText(urls.ours, ours.headers),
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

export const compareLoads = async (
  urls: ComparedUrls,
  ours: MeasuredServer,
  connections: number,
): Promise<Pick<ComparisonRow, 'floor' | 'ours'>> => {
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
  for (const side of [sides.floor, sides.ours])
    await measureLoad({ ...side, duration: unmeasured });
  const measured: Record<'floor' | 'ours', LoadResult[]> = { floor: [], ours: [] };
  // Both servers are measured alternately, so that a busy machine slows down both.
  for (let round = 0; round < rounds; round += 1)
    for (const side of ['floor', 'ours'] as const)
      measured[side].push(await measureLoad({ ...sides[side], duration }));
  return { floor: computeFigures(measured.floor), ours: computeFigures(measured.ours) };
};
