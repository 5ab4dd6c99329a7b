import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import type { RetentionDraft } from '../contract/privacy/retention/retention-rule';
import { openInstallationKeys } from '../src/platform/access/installation-keys';
import { readConfig } from '../src/platform/config';
import { openDatabase, type Database } from '../src/platform/db/database';
import { joinDomainEntries } from '../src/platform/domain';
import { connectHooks } from '../src/platform/hook';
import { listFreeTextColumns, tracePerson } from '../src/privacy/erasure/trace-person';
import { previewRule } from '../src/privacy/retention/preview-rule';
import { runRetention } from '../src/privacy/retention/run-retention';
import { domains, wings } from '../src/start/domains';
import { startPostgres, startRun } from '../test/postgres';
import { computeFigures } from './figures';
import { fillDatabase } from './fill';
import { measureLoad, type LoadResult } from './load';
import { startMeasuredServer, stopMeasuredServer } from './sides';

/** Maximum of milliseconds for each kind of request. */
const most = { preview: 2_000, trace: 5_000, erasure: 600_000, list: 100 };
const applications = Number(process.env.BENCH_APPLICATIONS ?? 1_000_000);
/** Number of people whom the measured run anonymises, with all their applications. */
const people = Number(process.env.BENCH_PEOPLE ?? 100_000);
/** URL of a database that is filled already; the run changes its data. */
const prepared = process.env.BENCH_DATABASE_URL;
const tries = 5;

let missed = 0;
const print = (what: string, took: number, goal: number, note = ''): void => {
  if (took > goal) missed += 1;
  process.stdout.write(`| ${what} | ${took.toFixed(0)} | ${goal} | ${note} |\n`);
};

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
};

const medianOf = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let at = 0; at < tries; at += 1) times.push(await timeOf(work));
  return times.sort((one, other) => one - other)[Math.floor(tries / 2)] ?? Number.NaN;
};

const drafts: Record<string, RetentionDraft> = {
  'a year after a rejection': { name: 'Rejected', outcome: 'rejected', keepMonths: 12 },
  'three months, sealed longer in India': {
    ...{ name: 'India', outcome: 'rejected', keepMonths: 3, countryId: 356 },
  },
  'of one source': { name: 'Source', outcome: 'withdrawn', keepMonths: 6, sourceId: 2 },
};

const measurePreviews = async (db: Database): Promise<void> => {
  await db.run(sql`update job set country_id = 356 where id % 3 = 0`);
  await db.run(sql`
    insert into retention_rule (name, outcome, keep_months) values ('Hired', 'hired', 24)
    on conflict do nothing`);
  for (const [what, draft] of Object.entries(drafts)) {
    const seen = await previewRule(db, draft, 'Asia/Kolkata');
    const took = await medianOf(() => previewRule(db, draft, 'Asia/Kolkata'));
    print(`Preview: ${what}`, took, most.preview, `${seen.people} people, ${seen.sealed} sealed`);
  }
};

/** Ends the run after at least `count` people; the portion in work is finished first. */
const endAfter = async (db: Database, count: number, controller: AbortController) => {
  while (!controller.signal.aborted) {
    await sleep(500);
    const run = await db.one<{ erased: number }>(sql`
      select erased from retention_run order by id desc limit 1`);
    if ((run?.erased ?? 0) >= count) controller.abort();
  }
};

const endRun = await startRun();
const database = prepared ? undefined : await startPostgres();
const connectionString = prepared ?? database?.connectionString ?? '';
if (!prepared) await fillDatabase(connectionString, applications);
const folder = await mkdtemp(join(tmpdir(), 'hiring-bench-'));
const config = readConfig({ DATABASE_URL: connectionString, DATA_FOLDER: folder });
const db = openDatabase({ connectionString, connections: 4, statementTimeout: 600_000 });
const keys = await openInstallationKeys(config, db);
connectHooks(domains);
const data = joinDomainEntries(domains, 'personalData');
const side = await startMeasuredServer({ which: 'ours', connectionString, connections: 4 });
const list = {
  url: `${side.origin}/api/v2/application?${side.query}`,
  ...{ headers: side.headers, connections: 1 },
};
try {
  process.stdout.write('| what | ms | at most | |\n|---|---|---|---|\n');
  await measurePreviews(db);
  const someone = await db.one<{ id: number }>(sql`
    select max(application.id) as id from application join status on status.id = status_id
    where category = 'rejected'`);
  const trace = () =>
    tracePerson(db, { keys, data, texts: listFreeTextColumns(wings) }, someone?.id ?? 0);
  const { places } = await trace();
  print('Trace of one person', await medianOf(trace), most.trace, `${places.length} places`);

  await measureLoad({ ...list, duration: 4_000 });
  const before = computeFigures([await measureLoad({ ...list, duration: 4_000 })]);
  await db.run(sql`
    insert into retention_rule (name, outcome, keep_months) values ('Bench', 'rejected', 6)
    on conflict do nothing`);
  const controller = new AbortController();
  const during: LoadResult[] = [];
  const asking = async (): Promise<void> => {
    while (!controller.signal.aborted) {
      during.push(await measureLoad({ ...list, duration: 2_000 }));
      await sleep(2_000);
    }
  };
  let erased = 0;
  const took = await timeOf(async () => {
    const running = runRetention({ db, keys, data, folder }, controller).catch((error: unknown) => {
      if (!controller.signal.aborted) throw error;
    });
    await Promise.all([
      running.finally(() => controller.abort()),
      endAfter(db, people, controller),
      asking(),
    ]);
    const run = await db.one<{ erased: number }>(sql`
      select erased from retention_run order by id desc limit 1`);
    erased = run?.erased ?? 0;
  });
  print(
    `Anonymising ${people} people`,
    (took / erased) * people,
    (most.erasure / 100_000) * people,
    `${erased} people in ${(took / 1_000).toFixed(0)} s`,
  );
  const { p99 } = computeFigures(during);
  print('p99 of a list meanwhile', p99, most.list, `${before.p99.toFixed(0)} ms before`);
} finally {
  await stopMeasuredServer(side);
  await db.close();
  await database?.stop();
  await endRun();
  await rm(folder, { recursive: true, force: true });
}
process.stdout.write(missed === 0 ? 'All goals hold.\n' : `${missed} missed.\n`);
