import { startPostgres, startRun, type TestDatabase } from '../test/postgres';
import { measuredFilterDays } from './application-floor';
import { measureBulk } from './bulk';
import { measuredApplicationExport, measureExport } from './export';
import { fillDatabase } from './fill';
import { meetsGoal, formatComparisonTable, type ComparisonRow } from './figures';
import { measureList, type ListRequest } from './measure-list';
import { startMeasuredServer, stopMeasuredServer } from './sides';

/** URL of a database that already holds the large set; without it, the run creates a database. */
const prepared = process.env.BENCH_DATABASE_URL;
const many = Number(process.env.BENCH_APPLICATIONS ?? 1_000_000);

const questions: Record<string, ListRequest> = {
  page: { floor: 'page', query: '' },
  'page, brotli': { floor: 'page', query: '', headers: { 'accept-encoding': 'gzip, br' } },
  'page 50,000': { query: 'page=50000' },
  'last page': { query: 'page={last}' },
  status: { floor: 'status', query: 'statusId=2' },
  filter: {
    floor: 'filter',
    query: `statusId=2&sourceId=3&fromDate=${measuredFilterDays.from}&toDate=${measuredFilterDays.to}`,
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
): Promise<ComparisonRow[]> => {
  const floor = await startMeasuredServer({
    which: 'floor',
    statements: 'applications',
    connectionString,
    connections,
  });
  const ours = await startMeasuredServer({ which: 'ours', connectionString, connections });
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
      ? [await measureExport(connectionString, ours, measuredApplicationExport)]
      : []),
  ];
  process.stderr.write(`${sentences.map((sentence) => `${name}: ${sentence}`).join('\n')}\n`);
  await stopMeasuredServer(floor);
  await stopMeasuredServer(ours);
  return lines;
};

const onFresh = async (
  name: string,
  database: TestDatabase,
  rows: number,
  connections: number,
): Promise<ComparisonRow[]> => {
  process.stderr.write(`${name}: filling with ${rows} applications\n`);
  await fillDatabase(database.connectionString, rows);
  const lines = await measureDatabase(name, database.connectionString, rows, connections);
  await database.stop();
  return lines;
};

const main = async (): Promise<void> => {
  const lines: ComparisonRow[] = [];
  const endRun = await startRun();
  if (prepared) lines.push(...(await measureDatabase('PostgreSQL', prepared, many, 8)));
  else {
    const postgres = await startPostgres();
    lines.push(...(await onFresh('PostgreSQL', postgres, many, 8)));
  }
  await endRun();
  process.stdout.write(`${formatComparisonTable(lines)}\n`);
  const missed = lines.filter((line) => !meetsGoal(line)).length;
  process.stdout.write(
    missed === 0 ? 'All goals hold.\n' : `${missed} of ${lines.length} missed.\n`,
  );
};

await main();
