import { startOwnPostgres } from '../src/platform/db/own-postgres/start-own-postgres';
import { migrate } from '../src/platform/db/migrate';
import { toDayAfterToday } from './jobs/postings/job-parts';
import { copyTemplate } from './template';
import { getBaseData, fillDatabase, type TestData } from './test-data';

const buildEmpty = async (folder: string): Promise<void> => {
  const own = await startOwnPostgres(folder);
  await migrate(own.connectionString);
  await own.stop();
};

const buildFilled = (data: Exclude<TestData, 'empty'>) => async (folder: string) => {
  await copyOwnPostgres(getBaseData(data), folder);
  const own = await startOwnPostgres(folder);
  await fillDatabase(own.connectionString, data);
  await own.stop();
};

export const copyOwnPostgres = (data: TestData, target: string): Promise<void> =>
  data === 'empty'
    ? copyTemplate('own', buildEmpty, target)
    : copyTemplate(`own_${data}_${toDayAfterToday(0)}`, buildFilled(data), target);
