import { startPostgres, startRun, type TestDatabase } from '../test/postgres';
import { meetsGoal, formatComparisonTable, type ComparisonRow } from './figures';
import { fillWithJobs } from './fill-with-jobs';
import { measureList } from './measure-list';
import { startMeasuredServer, stopMeasuredServer } from './sides';

const sizes = [1_000, 100_000];

const questions = {
  page: { floor: 'page', query: '' },
  'page 4,000': { query: 'page=4000' },
  'last page': { query: 'page={last}' },
  filter: { floor: 'filter', query: 'departmentId=11&activeJobs=true' },
  sort: { floor: 'sort', query: 'sort=title' },
  search: { floor: 'search', query: 'search=treasury&activeJobs=true' },
};

const measureDatabase = async (
  name: string,
  database: TestDatabase,
  jobs: number,
  connections: number,
): Promise<ComparisonRow[]> => {
  process.stderr.write(`${name}: filling with ${jobs} jobs\n`);
  await fillWithJobs(database.connectionString, jobs);
  const { connectionString } = database;
  const floor = await startMeasuredServer({
    which: 'floor',
    statements: 'jobs',
    connectionString,
    connections,
  });
  const ours = await startMeasuredServer({ which: 'ours', connectionString, connections });
  const lines = await measureList({
    database: name,
    rows: jobs,
    path: '/api/v1/job',
    questions,
    floor,
    ours,
  });
  await stopMeasuredServer(floor);
  await stopMeasuredServer(ours);
  return lines;
};

const main = async (): Promise<void> => {
  const lines: ComparisonRow[] = [];
  const endRun = await startRun();
  for (const jobs of sizes) {
    const postgres = await startPostgres();
    lines.push(...(await measureDatabase('PostgreSQL', postgres, jobs, 8)));
    await postgres.stop();
  }
  await endRun();
  process.stdout.write(`${formatComparisonTable(lines)}\n`);
  const missed = lines.filter((line) => !meetsGoal(line)).length;
  process.stdout.write(
    missed === 0 ? 'All goals hold.\n' : `${missed} of ${lines.length} missed.\n`,
  );
};

await main();
