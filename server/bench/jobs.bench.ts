import { openDatabase } from '../src/db/database';
import { seedInBulk } from '../src/seed/bulk';
import { seedCompany } from '../src/seed/seed-company';
import { startTestEmbedded } from '../test/embedded';
import { startPostgres, type TestDatabase } from '../test/postgres';
import { holds, tableOf, type Line } from './figures';
import { compare, expectSame, startSide, stopSide, type Side, type Urls } from './sides';

const sizes = [1_000, 100_000];
const loads = [1, 32];

/** What is asked of ours, by the name that the floor has for it. */
const questions = {
  page: '',
  filter: 'departmentId=11&activeJobs=true',
  sort: 'sort=title',
  search: 'search=treasury&activeJobs=true',
} as const;
type Question = keyof typeof questions;

const urlsOf = (floor: Side, ours: Side, question: Question): Urls => ({
  floor: `${floor.origin}/${question}`,
  ours: `${ours.origin}/api/v1/job?${ours.query}&${questions[question]}`,
});

const fill = async (connectionString: string, jobs: number): Promise<void> => {
  const db = openDatabase({ connectionString, connections: 1, statementTimeout: 600_000 });
  const today = new Date().toISOString().slice(0, 10);
  await seedCompany(db, { today });
  await seedInBulk(db, { jobs: jobs - 60, applications: jobs, today });
  await db.close();
};

const measureDatabase = async (
  name: string,
  database: TestDatabase,
  jobs: number,
  connections: number,
): Promise<Line[]> => {
  process.stderr.write(`${name}: filling with ${jobs} jobs\n`);
  await fill(database.connectionString, jobs);
  const { connectionString } = database;
  const floor = await startSide({
    which: 'floor',
    statements: 'jobs',
    connectionString,
    connections,
  });
  const ours = await startSide({ which: 'ours', connectionString, connections });
  const lines: Line[] = [];
  for (const question of Object.keys(questions) as Question[]) {
    const urls = urlsOf(floor, ours, question);
    await expectSame(urls, ours, question);
    for (const load of loads) {
      process.stderr.write(`${name}: ${question}, ${load} connections\n`);
      const figures = await compare(urls, ours, load);
      lines.push({ database: name, jobs, what: question, connections: load, ...figures });
      process.stderr.write(`${tableOf(lines.slice(-1)).split('\n').at(-1) ?? ''}\n`);
    }
  }
  await stopSide(floor);
  await stopSide(ours);
  return lines;
};

const main = async (): Promise<void> => {
  const lines: Line[] = [];
  for (const jobs of sizes) {
    const postgres = await startPostgres();
    if (!postgres) throw new Error('No PostgreSQL was found. Install it, or set DATABASE_URL.');
    lines.push(...(await measureDatabase('PostgreSQL', postgres, jobs, 8)));
    await postgres.stop();
    const embedded = await startTestEmbedded();
    // One session stands behind all connections of the embedded database, so one is all it takes.
    lines.push(...(await measureDatabase('embedded', embedded, jobs, 1)));
    await embedded.stop();
  }
  process.stdout.write(`${tableOf(lines)}\n`);
  const missed = lines.filter((line) => !holds(line)).length;
  process.stdout.write(
    missed === 0 ? 'All goals hold.\n' : `${missed} of ${lines.length} missed.\n`,
  );
};

await main();
