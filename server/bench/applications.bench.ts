import { startTestEmbedded } from '../test/embedded';
import { startPostgres, type TestDatabase } from '../test/postgres';
import { range } from './application-floor';
import { measureBulk } from './bulk';
import { measureExport } from './export';
import { fill } from './fill';
import { holds, tableOf, type Line } from './figures';
import { compare, expectSame, startSide, stopSide, type Side, type Urls } from './sides';

const loads = [1, 32];
/** An existing database with the large set, so that a run need not make it again. */
const prepared = process.env.BENCH_DATABASE_URL;
/** How many applications the large set has, or is to have. */
const many = Number(process.env.BENCH_APPLICATIONS ?? 1_000_000);

const questions = {
  page: ['page', ''],
  'page 50,000': ['page', 'page=50000'],
  'last page': ['page', 'page={last}'],
  status: ['status', 'statusId=2'],
  filter: ['filter', `statusId=2&sourceId=3&fromDate=${range.from}&toDate=${range.to}`],
  sort: ['sort', 'sort=name'],
  search: ['search', 'search=kavya das'],
  'common search': ['fragment', 'search=avya'],
} as const;
type Question = keyof typeof questions;
const deepPages: ReadonlySet<Question> = new Set<Question>(['page 50,000', 'last page']);

const urlsOf = (floor: Side, ours: Side, question: Question, last: number): Urls => {
  const [statement, query] = questions[question];
  const own = `${ours.origin}/api/v2/application?${ours.query}`;
  const asked = `${own}&${encodeURI(query.replace('{last}', String(last)))}`;
  // Goal 2: a deep page against the first page of ours.
  return deepPages.has(question)
    ? { floor: own, ours: asked, isOwn: true }
    : { floor: `${floor.origin}/${statement}`, ours: asked };
};

const lastPage = async (ours: Side): Promise<number> => {
  const answer = await fetch(`${ours.origin}/api/v2/application?${ours.query}`, {
    headers: ours.headers,
  });
  const { meta } = (await answer.json()) as { meta: { last_page: number } };
  return meta.last_page;
};

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
  const last = await lastPage(ours);
  const lines: Line[] = [];
  for (const question of Object.keys(questions) as Question[]) {
    const urls = urlsOf(floor, ours, question, last);
    if (question === 'page 50,000' && last < 50_000) continue;
    if (!urls.isOwn) await expectSame(urls, ours, question);
    for (const load of loads) {
      const figures = await compare(urls, ours, load);
      lines.push({ database: name, jobs: rows, what: question, connections: load, ...figures });
      process.stderr.write(`${tableOf(lines.slice(-1)).split('\n').at(-1) ?? ''}\n`);
    }
  }
  const said = [
    await measureBulk(connectionString, ours),
    ...(name === 'PostgreSQL' ? [await measureExport(connectionString, ours)] : []),
  ];
  process.stderr.write(`${said.map((sentence) => `${name}: ${sentence}`).join('\n')}\n`);
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
  if (prepared) lines.push(...(await measureDatabase('PostgreSQL', prepared, many, 8)));
  else {
    const postgres = await startPostgres();
    if (!postgres) throw new Error('No PostgreSQL was found. Install it, or set DATABASE_URL.');
    lines.push(...(await onFresh('PostgreSQL', postgres, many, 8)));
  }
  // One session stands behind all connections of the embedded database, so one is all it takes.
  lines.push(...(await onFresh('embedded', await startTestEmbedded(), 100_000, 1)));
  process.stdout.write(`${tableOf(lines)}\n`);
  const missed = lines.filter((line) => !holds(line)).length;
  process.stdout.write(
    missed === 0 ? 'All goals hold.\n' : `${missed} of ${lines.length} missed.\n`,
  );
};

await main();
