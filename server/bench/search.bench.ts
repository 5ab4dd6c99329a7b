import sql from 'sql-template-tag';
import type { Role } from '../contract/permission';
import { startPostgres, startRun } from '../test/postgres';
import { computeFigures } from './figures';
import { measureLoad } from './load';
import { startOurServer } from './our-server';
import { addSearchData } from './search-data';

/** URL of a database that already holds the large set; without it, the run creates a database. */
const prepared = process.env.BENCH_DATABASE_URL;
const size = {
  applications: Number(process.env.BENCH_APPLICATIONS ?? 1_000_000),
  messages: Number(process.env.BENCH_MESSAGES ?? 1_000_000),
  ...{ jobs: 50_000, referrals: 50_000, people: 50_000 },
};
const connections = 8;
/** Milliseconds of the measurement, and of the requests before it that only compile the code. */
const [duration, warmUp] = [4_000, 2_000];
const goals = { p50: 15, p99: 50 };

const words = [
  ...['sharma', 'kavya das', 'das kavya', 'pr', 'a', 'priya', 'avya', 'engineer', 'zzqx'],
  ...['kavya.das', 'JOB-17', 'resume tomorrow', 'store manager', '98765', 'xyzzy plugh'],
];
const roles: readonly Role[] = [
  ...(['administrator', 'recruiting-manager', 'recruiter', 'hiring-manager'] as const),
  ...(['payout-officer', 'auditor', 'referrer'] as const),
];

const endRun = await startRun();
const database = prepared ? undefined : await startPostgres();
const connectionString = prepared ?? database?.connectionString ?? '';
if (!prepared) await addSearchData(connectionString, size);
const { origin, db, tokenOf } = await startOurServer(connectionString, connections, {
  STATEMENT_TIMEOUT: '60000',
});
let missed = 0;
process.stdout.write('| role | search | p50 ms | p99 ms | per second |\n|---|---|---|---|---|\n');
for (const role of roles) {
  const person = await db.one<{ id: number }>(
    sql`select min(user_id) as id from user_role where role = ${role}`,
  );
  const token = await tokenOf(person?.id ?? 0);
  const headers = { authorization: `Bearer ${token}` };
  for (const word of words) {
    const url = `${origin}/api/v1/search?app=bench&search=${encodeURIComponent(word)}`;
    await measureLoad({ url, headers, connections, duration: warmUp / 4 });
    const { p50, p99, perSecond } = computeFigures([
      await measureLoad({ url, headers, connections, duration: duration / 4 }),
    ]);
    if (p50 > goals.p50 || p99 > goals.p99) missed += 1;
    process.stdout.write(
      `| ${role} | ${word} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${perSecond.toFixed(0)} |\n`,
    );
  }
}
process.stdout.write(missed === 0 ? 'All goals hold.\n' : `${missed} missed.\n`);
await db.close();
await database?.stop();
await endRun();
process.exit(0);
