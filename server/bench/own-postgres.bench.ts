import { migrate } from '../src/platform/db/migrate';
import { startOwnPostgres } from '../src/platform/db/own-postgres/start-own-postgres';
import { makeTemporaryFolder } from '../test/temporary-folder';
import { holds, tableOf, type Line } from './figures';
import { fillWithJobs } from './fill-with-jobs';
import { assertSame, compare, startSide, stopSide } from './sides';

/**
 * Goal 11: highest ratio of times on the server's own PostgreSQL to those on a separate PostgreSQL.
 */
const most = 1.1;
const jobs = 100_000;
const connections = 8;

const questions = {
  page: '',
  filter: 'departmentId=11&activeJobs=true',
  sort: 'sort=title',
  search: 'search=treasury&activeJobs=true',
};

const startFilled = async (connectionString: string) => {
  await migrate(connectionString);
  await fillWithJobs(connectionString, jobs);
  return startSide({ which: 'ours', connectionString, connections });
};

const main = async (): Promise<void> => {
  const systemUrl = process.env.BENCH_DATABASE_URL;
  if (!systemUrl)
    throw new Error(
      'BENCH_DATABASE_URL names an empty database of the PostgreSQL to compare with.',
    );
  const own = await startOwnPostgres(await makeTemporaryFolder('hiring-own-'));
  const system = await startFilled(systemUrl);
  const ours = await startFilled(own.connectionString);
  const lines: Line[] = [];
  for (const [what, query] of Object.entries(questions)) {
    const path = `/api/v1/job?${ours.query}&${query}`;
    const urls = { floor: `${system.origin}${path}`, ours: `${ours.origin}${path}` };
    await assertSame({ ...urls, headers: system.headers }, ours, what);
    for (const atOnce of [1, 32]) {
      const figures = await compare({ ...urls, headers: system.headers }, ours, atOnce);
      lines.push({
        ...{ database: 'own', rows: jobs, what, most },
        connections: atOnce,
        ...figures,
      });
    }
  }
  await Promise.all([stopSide(system), stopSide(ours)]);
  await own.stop();
  const missed = lines.filter((line) => !holds(line)).length;
  process.stdout.write(`${tableOf(lines)}\n${missed} of ${lines.length} missed.\n`);
};

await main();
