import { startOwnPostgres } from '../src/platform/db/own-postgres/start-own-postgres';
import { migrate } from '../src/platform/db/migrate';
import { dayOffset } from './jobs/postings/job-parts';
import { copyOfTemplate } from './template';
import { baseOf, fill, type TestData } from './test-data';

const buildEmpty = async (folder: string): Promise<void> => {
  const own = await startOwnPostgres(folder);
  await migrate(own.connectionString);
  await own.stop();
};

const buildFilled = (data: Exclude<TestData, 'empty'>) => async (folder: string) => {
  await copyOwnPostgres(baseOf(data), folder);
  const own = await startOwnPostgres(folder);
  await fill(own.connectionString, data);
  await own.stop();
};

export const copyOwnPostgres = (data: TestData, target: string): Promise<void> =>
  data === 'empty'
    ? copyOfTemplate('own', buildEmpty, target)
    : copyOfTemplate(`own_${data}_${dayOffset(0)}`, buildFilled(data), target);
