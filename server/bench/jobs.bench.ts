import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { openDatabase } from '../src/db/database';
import { seedInBulk } from '../src/seed/bulk';
import { seedCompany } from '../src/seed/seed-company';
import { startTestEmbedded } from '../test/embedded';
import { startPostgres, type TestDatabase } from '../test/postgres';
import { figuresOf, holds, tableOf, type Line } from './figures';
import { ask, measure, type Measured } from './load';
import type { Ask, Ready } from './server-process';

const sizes = [1_000, 100_000];
const loads = [1, 32];
const rounds = 3;
const duration = 1_000;
/** Both sides run this long unmeasured, so that what is measured is compiled code. */
const warmUp = 2_000;

/** What is asked of ours, by the name that the floor has for it. */
const questions = {
  page: '',
  filter: 'departmentId=11&activeJobs=true',
  sort: 'sort=title',
  search: 'search=treasury&activeJobs=true',
} as const;
type Question = keyof typeof questions;

interface Side extends Ready {
  child: ChildProcess;
}

const startSide = async (request: Ask): Promise<Side> => {
  const child = fork(resolve('server/bench/server-process.ts'), [], {
    execArgv: ['--import', 'tsx'],
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

const stopSide = async ({ child }: Side): Promise<void> => {
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
};

const urlsOf = (floor: Side, ours: Side, question: Question) => ({
  floor: `${floor.origin}/${question}`,
  ours: `${ours.origin}/api/v1/job?${ours.query}&${questions[question]}`,
});

/** Both must find the same rows and the same total, or the comparison means nothing. */
const expectSame = async (floor: Side, ours: Side, question: Question): Promise<void> => {
  const urls = urlsOf(floor, ours, question);
  const [one, other] = await Promise.all([ask(urls.floor, {}), ask(urls.ours, ours.headers)]);
  const found = [one, other].map((text) => {
    const { data, meta } = JSON.parse(text) as { data: object[]; meta: { total: number } };
    return JSON.stringify([data, meta.total]);
  });
  if (found[0] !== found[1]) throw new Error(`Floor and ours differ on "${question}".`);
};

const compare = async (
  floor: Side,
  ours: Side,
  question: Question,
  connections: number,
): Promise<Pick<Line, 'floor' | 'ours'>> => {
  const urls = urlsOf(floor, ours, question);
  const sides = {
    floor: { url: urls.floor, headers: {}, connections },
    ours: { url: urls.ours, headers: ours.headers, connections },
  };
  for (const side of [sides.floor, sides.ours]) await measure({ ...side, duration: warmUp });
  const measured: Record<'floor' | 'ours', Measured[]> = { floor: [], ours: [] };
  // In turns, so that a busy moment of the machine meets both.
  for (let round = 0; round < rounds; round += 1)
    for (const side of ['floor', 'ours'] as const)
      measured[side].push(await measure({ ...sides[side], duration }));
  return { floor: figuresOf(measured.floor), ours: figuresOf(measured.ours) };
};

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
  const floor = await startSide({ which: 'floor', connectionString, connections });
  const ours = await startSide({ which: 'ours', connectionString, connections });
  const lines: Line[] = [];
  for (const question of Object.keys(questions) as Question[]) {
    await expectSame(floor, ours, question);
    for (const load of loads) {
      process.stderr.write(`${name}: ${question}, ${load} connections\n`);
      const figures = await compare(floor, ours, question, load);
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
