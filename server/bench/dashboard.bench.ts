import { isDeepStrictEqual } from 'node:util';
import { startPostgres, startRun } from '../test/postgres';
import { measuredCards } from './dashboard-floor';
import { fillDatabase } from './fill';
import { computeFigures, type LoadFigures } from './figures';
import { fetchText, measureLoad, type LoadResult } from './load';
import { startMeasuredServer, stopMeasuredServer, type MeasuredServer } from './sides';

const prepared = process.env.BENCH_DATABASE_URL;
const applications = Number(process.env.BENCH_APPLICATIONS ?? 1_000_000);

const connections = 8;
const rounds = 3;
const duration = 1_000;
/** `p95` in milliseconds; `ratio` of our median to the floor's median. */
const goals = { p95: 300, ratio: 1.5 };

const dataOf = async (url: string, headers: Record<string, string>): Promise<unknown> =>
  (JSON.parse(await fetchText(url, headers)) as { data: unknown }).data;

const compare = async (
  urls: readonly [string, Record<string, string>][],
): Promise<LoadFigures[]> => {
  const measured = urls.map((): LoadResult[] => []);
  for (let round = -1; round < rounds; round += 1)
    for (const [place, [url, headers]] of urls.entries()) {
      const found = await measureLoad({ url, headers, connections, duration });
      // The first round only compiles the code and is not measured.
      if (round >= 0) measured[place]?.push(found);
    }
  return measured.map(computeFigures);
};

const measureCard = async (
  name: string,
  query: string,
  floor: MeasuredServer,
  ours: MeasuredServer,
): Promise<void> => {
  const urls: readonly [string, Record<string, string>][] = [
    [`${floor.origin}/${encodeURIComponent(name)}`, {}],
    [`${ours.origin}/api/v1/dashboard/${name.split(' ')[0]}?${ours.query}&${query}`, ours.headers],
  ];
  const [byHand, answered] = await Promise.all(urls.map(([url, headers]) => dataOf(url, headers)));
  if (!isDeepStrictEqual(byHand, answered))
    throw new Error(
      `Floor and ours differ on "${name}": ${JSON.stringify(byHand)} and ${JSON.stringify(answered)}`,
    );
  const [one, other] = await compare(urls);
  if (!one || !other) throw new Error('Nothing was measured');
  const ratio = other.p50 / one.p50;
  const verdict = ratio <= goals.ratio && other.p95 <= goals.p95 ? 'holds' : 'MISSED';
  const figures = [one.p50, other.p50, ratio, one.p95, other.p95].map((figure) =>
    figure.toFixed(2),
  );
  process.stdout.write(`| ${[name, ...figures, verdict].join(' | ')} |\n`);
};

const main = async (): Promise<void> => {
  const endRun = await startRun();
  const postgres = prepared ? undefined : await startPostgres();
  const connectionString = prepared ?? postgres?.connectionString;
  if (!connectionString)
    throw new Error('No PostgreSQL was found. Install it, or set DATABASE_URL.');
  if (postgres) await fillDatabase(connectionString, applications);
  const floor = await startMeasuredServer({
    which: 'floor',
    statements: 'dashboard',
    connectionString,
    connections,
  });
  const ours = await startMeasuredServer({ which: 'ours', connectionString, connections });
  process.stdout.write('| card | floor p50 | ours p50 | ratio | floor p95 | ours p95 | goal |\n');
  process.stdout.write(`|${' --- |'.repeat(7)}\n`);
  for (const [name, { query }] of Object.entries(measuredCards))
    await measureCard(name, query, floor, ours);
  await stopMeasuredServer(floor);
  await stopMeasuredServer(ours);
  await postgres?.stop();
  await endRun();
};

await main();
