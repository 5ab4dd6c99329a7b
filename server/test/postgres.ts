import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../src/platform/db/migrate';
import { startCluster } from './cluster';
import { getBaseData, fillDatabase, type TestData } from './test-data';

export interface TestDatabase {
  connectionString: string;
  stop(): Promise<void>;
}

interface Run {
  address: string;
  name: string;
}

const runVariable = 'HIRING_TEST_POSTGRES';

const currentRun = (): Run => JSON.parse(process.env[runVariable] ?? '') as Run;

const withClient = async <Result>(
  address: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const addressOf = ({ address }: Run, database: string): string => {
  const url = new URL(address);
  url.pathname = `/${database}`;
  return url.href;
};

const isThere = async (client: pg.Client, database: string): Promise<boolean> =>
  (await client.query('select from pg_database where datname = $1', [database])).rowCount === 1;

const buildLock = 4_130_001;

const templateOf = async (client: pg.Client, run: Run, data: TestData): Promise<string> => {
  const name = `hiring_${run.name}_of_${data}`;
  if (await isThere(client, name)) return name;
  const origin = data === 'empty' ? 'template0' : await templateOf(client, run, getBaseData(data));
  await client.query('select pg_advisory_lock($1)', [buildLock]);
  try {
    if (await isThere(client, name)) return name;
    const building = `${name}_building`;
    await client.query(`drop database if exists ${building}`);
    await client.query(`create database ${building} template ${origin}`);
    const address = addressOf(run, building);
    await (data === 'empty' ? migrate(address) : fillDatabase(address, data));
    await client.query(`alter database ${building} rename to ${name}`);
    return name;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [buildLock]);
  }
};

const copyOf = async (run: Run, data: TestData): Promise<TestDatabase> => {
  const name = `hiring_${run.name}_${randomBytes(6).toString('hex')}`;
  await withClient(run.address, async (client) => {
    const template = await templateOf(client, run, data);
    // `file_copy` takes half the time of copying through the log.
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  return {
    connectionString: addressOf(run, name),
    stop: () =>
      withClient(run.address, async (client) => {
        await client.query(`drop database ${name} with (force)`);
      }),
  };
};

export const startRun = async (): Promise<() => Promise<void>> => {
  const name = randomBytes(4).toString('hex');
  const setRunVariable = (address: string) =>
    (process.env[runVariable] = JSON.stringify({ address, name }));
  const given = process.env.DATABASE_URL;
  if (given) {
    setRunVariable(given);
    return () =>
      withClient(given, async (client) => {
        const { rows } = await client.query<{ datname: string }>(
          `select datname from pg_database where datname like $1`,
          [`hiring_${name}_%`],
        );
        for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
      });
  }
  const cluster = await startCluster();
  setRunVariable(cluster.address);
  return cluster.stop;
};

export const startPostgres = (data: TestData = 'empty'): Promise<TestDatabase> =>
  copyOf(currentRun(), data);
