import { migrate } from '../src/platform/db/migrate';
import { startOwnPostgres } from '../src/platform/db/own-postgres/start-own-postgres';
import { makeTemporaryFolder } from '../test/temporary-folder';
import { meetsGoal, formatComparisonTable, type ComparisonRow } from './figures';
import { fillWithJobs } from './fill-with-jobs';
import {
  assertEqualResponses,
  compareLoads,
  startMeasuredServer,
  stopMeasuredServer,
} from './sides';

/** Goal 11: highest ratio of times on the server's own PostgreSQL to those on a separate PostgreSQL. */
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
  return startMeasuredServer({ which: 'ours', connectionString, connections });
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
  const lines: ComparisonRow[] = [];
  for (const [what, query] of Object.entries(questions)) {
    const path = `/api/v1/job?${ours.query}&${query}`;
    const urls = { floor: `${system.origin}${path}`, ours: `${ours.origin}${path}` };
    await assertEqualResponses({ ...urls, headers: system.headers }, ours, what);
    for (const atOnce of [1, 32]) {
      const figures = await compareLoads({ ...urls, headers: system.headers }, ours, atOnce);
      lines.push({
        ...{ database: 'own', rows: jobs, what, most },
        connections: atOnce,
        ...figures,
      });
    }
  }
  await Promise.all([stopMeasuredServer(system), stopMeasuredServer(ours)]);
  await own.stop();
  const missed = lines.filter((line) => !meetsGoal(line)).length;
  process.stdout.write(`${formatComparisonTable(lines)}\n${missed} of ${lines.length} missed.\n`);
};

await main();
