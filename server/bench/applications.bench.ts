import { startPostgres, startRun, type TestDatabase } from '../test/postgres';
import { range } from './application-floor';
import { measureBulk } from './bulk';
import { applicationExport, measureExport } from './export';
import { fill } from './fill';
import { holds, tableOf, type Line } from './figures';
import { measureList, type Question } from './measure-list';
import { startSide, stopSide } from './sides';

/** URL of a database that already holds the large set; without it, the run creates a database. */
const prepared = process.env.BENCH_DATABASE_URL;
const many = Number(process.env.BENCH_APPLICATIONS ?? 1_000_000);

const questions: Record<string, Question> = {
  page: { floor: 'page', query: '' },
  'page, brotli': { floor: 'page', query: '', headers: { 'accept-encoding': 'gzip, br' } },
  'page 50,000': { query: 'page=50000' },
  'last page': { query: 'page={last}' },
  status: { floor: 'status', query: 'statusId=2' },
  filter: {
    floor: 'filter',
    query: `statusId=2&sourceId=3&fromDate=${range.from}&toDate=${range.to}`,
  },
  sort: { floor: 'sort', query: 'sort=name' },
  search: { floor: 'search', query: 'search=kavya das' },
  'common search': { floor: 'fragment', query: 'search=avya' },
};
const chosen = process.env.BENCH_ONLY?.split(';');
const isChosen = (name: string): boolean => !chosen || chosen.includes(name);

const measureDatabase = async (
  name: string,
  connectionString: string,
  rows: number,
  connections: number,
): Promise<Line[]> => {
  const floor = await startSide({
    which: 'floor',
    statements: 'applications',
    connectionString,
    connections,
  });
  const ours = await startSide({ which: 'ours', connectionString, connections });
  const lines = await measureList({
    database: name,
    rows,
    path: '/api/v2/application',
    questions: Object.fromEntries(Object.entries(questions).filter(([name]) => isChosen(name))),
    floor,
    ours,
  });
  const sentences = [
    ...(isChosen('moves') ? [await measureBulk(connectionString, floor, ours)] : []),
    ...(name === 'PostgreSQL' && isChosen('export')
      ? [await measureExport(connectionString, ours, applicationExport)]
      : []),
  ];
  process.stderr.write(`${sentences.map((sentence) => `${name}: ${sentence}`).join('\n')}\n`);
  await stopSide(floor);
  await stopSide(ours);
  return lines;
};

const onFresh = async (
  name: string,
  database: TestDatabase,
  rows: number,
  connections: number,
): Promise<Line[]> => {
  process.stderr.write(`${name}: filling with ${rows} applications\n`);
  await fill(database.connectionString, rows);
  const lines = await measureDatabase(name, database.connectionString, rows, connections);
  await database.stop();
  return lines;
};

const main = async (): Promise<void> => {
  const lines: Line[] = [];
  const endRun = await startRun();
  if (prepared) lines.push(...(await measureDatabase('PostgreSQL', prepared, many, 8)));
  else {
    const postgres = await startPostgres();
    lines.push(...(await onFresh('PostgreSQL', postgres, many, 8)));
  }
  await endRun();
  process.stdout.write(`${tableOf(lines)}\n`);
  const missed = lines.filter((line) => !holds(line)).length;
  process.stdout.write(
    missed === 0 ? 'All goals hold.\n' : `${missed} of ${lines.length} missed.\n`,
  );
};

await main();
