import sql from 'sql-template-tag';
import type { Role } from '../contract/permission';
import { startPostgres, startRun } from '../test/postgres';
import { fill } from './fill';
import { figuresOf } from './figures';
import { measure } from './load';
import { startOurServer } from './our-server';
import { seedInBulk } from './seed-in-bulk';
import type { Db } from '../src/platform/db/database';

/** A database that already holds the large set; without it, the run creates one. */
const prepared = process.env.BENCH_DATABASE_URL;
const applications = Number(process.env.BENCH_APPLICATIONS ?? 1_000_000);
const messages = Number(process.env.BENCH_MESSAGES ?? 1_000_000);
const jobs = 50_000;
const referrals = 50_000;
const people = 50_000;
const connections = 8;
/** Milliseconds. */
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

const addPeople = (db: Db): Promise<number> =>
  db.run(sql`
    insert into app_user (user_name, first_name, last_name, email)
    select 'bench.' || n, (array['Asha','Ravi','Meera','Kavya','Arjun'])[1 + n % 5],
      'Bench' || n, 'bench.' || n || '@kestrelfoods.example'
    from generate_series(1, ${people}::integer) n`);

const addMessages = (db: Db): Promise<number> =>
  db.run(sql`
    with place as (
      select channel.id, channel.last_sequence, referral.referrer_id,
        row_number() over (order by channel.id) - 1 as number, count(*) over () as channels
      from chat_channel channel join referral on referral.application_id = channel.application_id),
    added as (
      insert into chat_message (channel_id, sequence, sender_id, session_id, text, updated_at)
      select place.id, place.last_sequence + line, place.referrer_id, '',
        (array['Could you send the resume tomorrow?', 'The panel liked the answers on storage',
          'Please call the store manager first', 'Notice period is sixty days'])[1 + (place.number + line) % 4]
          || ' ' || md5(place.number || ' ' || line),
        now() - line * interval '1 hour'
      from place cross join lateral generate_series(1, ceil(${messages}::numeric / place.channels)::integer) line)
    update chat_channel set last_sequence = place.last_sequence + ceil(${messages}::numeric / place.channels)::integer,
      last_said = place.last_sequence + ceil(${messages}::numeric / place.channels)::integer
    from place where place.id = chat_channel.id`);

const prepare = async (connectionString: string): Promise<void> => {
  await fill(connectionString, applications, referrals);
  const { db } = await startOurServer(connectionString, 1);
  const today = new Date().toISOString().slice(0, 10);
  const { count = 0 } =
    (await db.one<{ count: number }>(sql`select count(*) as count from job`)) ?? {};
  await seedInBulk(db, { jobs: Math.max(0, jobs - count), applications: 0, today });
  await addPeople(db);
  await addMessages(db);
  await db.run(sql`vacuum (analyze)`);
};

const endRun = await startRun();
const database = prepared ? undefined : await startPostgres();
const connectionString = prepared ?? database?.connectionString ?? '';
if (!prepared) await prepare(connectionString);
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
    await measure({ url, headers, connections, duration: warmUp / 4 });
    const { p50, p99, perSecond } = figuresOf([
      await measure({ url, headers, connections, duration: duration / 4 }),
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
