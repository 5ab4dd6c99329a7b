import sql from 'sql-template-tag';
import { parseArgs } from 'node:util';
import { readConfig, type Config } from '../src/platform/config';
import { openDatabase, type Database } from '../src/platform/db/database';
import { migrate } from '../src/platform/db/migrate';
import { startOwnPostgres } from '../src/platform/db/own-postgres/start-own-postgres';
import { openStorage } from '../src/platform/files/storage/open-storage';
import { seedInBulk } from './seed-in-bulk';
import { seedCompany } from '../demo/seed-company';
import { seedResumes } from '../demo/seed-resumes';

const { values } = parseArgs({
  options: {
    jobs: { type: 'string' },
    applications: { type: 'string', default: '0' },
    referrals: { type: 'string', default: '0' },
  },
});

const log = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

const numberOf = (name: 'jobs' | 'applications' | 'referrals'): number => {
  const number = Number(values[name] ?? 0);
  if (Number.isInteger(number) && number >= 0 && number <= 10_000_000) return number;
  throw new Error(`--${name} takes a whole number up to 10000000, for example --${name} 100000.`);
};

const applicationsPerJob = 500;
const jobsToSeed = (applications: number): number =>
  values.jobs === undefined ? Math.floor(applications / applicationsPerJob) : numberOf('jobs');

const today = async (db: Database): Promise<string> => {
  const row = await db.one<{ day: string }>(sql`
    select (now() at time zone coalesce((select time_zone from company), 'Asia/Kolkata'))::date as day`);
  return row?.day ?? new Date().toISOString().slice(0, 10);
};

const fill = async (connectionString: string, config: Config): Promise<void> => {
  await migrate(connectionString);
  const db = openDatabase({ connectionString, connections: 1, statementTimeout: 600_000 });
  try {
    const day = await today(db);
    const people = await db.one(sql`select 1 from app_user limit 1`);
    if (!people) {
      await seedCompany(db, { today: day, progress: log });
      await seedResumes(db, openStorage(config, db), day);
    }
    const applications = numberOf('applications');
    const referrals = numberOf('referrals');
    const jobs = jobsToSeed(applications + referrals);
    await seedInBulk(db, { jobs, applications, referrals, today: day, progress: log });
  } finally {
    await db.close();
  }
};

const main = async (): Promise<void> => {
  const config = readConfig(process.env);
  if (config.databaseUrl) return fill(config.databaseUrl, config);
  const own = await startOwnPostgres(config.dataFolder);
  try {
    await fill(own.connectionString, config);
  } finally {
    await own.stop();
  }
};

main().then(
  () => log('Done.'),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  },
);
