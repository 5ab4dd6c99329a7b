import sql from 'sql-template-tag';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { openDatabase } from '../src/platform/db/database';
import { startPostgres, startRun } from '../test/postgres';
import { computeFigures, type LoadFigures } from './figures';
import { measureLoad, type LoadResult } from './load';
import { seedInBulk } from './seed-in-bulk';
import { startMeasuredServer, stopMeasuredServer } from './sides';

/** Goals: a page at least as fast as a static file of the same bytes, within one round trip. */
const maxBytes = 14_000;
const liveJobs = 10_000;
/** Bytes by which the server's memory may grow over several feeds, until garbage is collected. */
const maxGrowth = 160 * 1024 * 1024;

const connections = 32;
const rounds = 3;
const duration = 2_000;
const headers = { 'accept-encoding': 'br' };
const folder = resolve('shell/dist/embed');
const careersSite = 5;
const jobFeed = 8;

const publishAll = async (connectionString: string): Promise<string> => {
  const db = openDatabase({ connectionString, connections: 1, statementTimeout: 600_000 });
  const today = new Date().toISOString().slice(0, 10);
  await seedInBulk(db, { jobs: liveJobs, applications: 0, referrals: 0, today });
  await db.run(sql`update job set is_expired = false, expiry_date = null, job_status_id = 1`);
  await db.run(sql`
    insert into job_address (slug, job_id)
    select 'bench-' || id, id from job on conflict do nothing`);
  await db.run(sql`
    insert into publication (job_id, platform_id, state)
    select job.id, platform, 'live' from job, unnest(array[${careersSite}, ${jobFeed}]::integer[]) platform
    on conflict (job_id, platform_id) do update set state = 'live'`);
  await db.run(sql`analyze`);
  const last = await db.one<{ slug: string }>(
    sql`select slug from job_address where is_current order by job_id desc limit 1`,
  );
  await db.close();
  return last?.slug ?? '';
};

const fetchBytes = async (url: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(url)).arrayBuffer());

const compare = async (urls: readonly string[]): Promise<LoadFigures[]> => {
  const measured = urls.map((): LoadResult[] => []);
  for (let round = -2; round < rounds; round += 1)
    for (const [at, url] of urls.entries()) {
      const found = await measureLoad({ url, headers, connections, duration });
      // The first rounds only compile the code and are not measured.
      if (round >= 0) measured[at]?.push(found);
    }
  return measured.map(computeFigures);
};

/** Bytes of a response as sent, that is compressed: Node's client reports only unpacked bytes. */
const countSent = async (url: string): Promise<number> => {
  const answer = await fetch(url, { method: 'HEAD', headers });
  return Number(answer.headers.get('content-length'));
};

const print = (...cells: readonly (string | number)[]): void =>
  void process.stdout.write(`| ${cells.join(' | ')} |\n`);

const readMemory = async (pid: number | undefined): Promise<number> => {
  const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(text.split(' ')[1] ?? 0) * 4_096;
};

const endRun = await startRun();
const database = await startPostgres('company');
const slug = await publishAll(database.connectionString);
const { connectionString } = database;
const side = await startMeasuredServer({ which: 'ours', connectionString, connections: 8 });
const files: string[] = [];
try {
  print('page', 'bytes sent', 'file /s', 'page /s', 'file p50', 'page p50', 'goal');
  for (const path of ['/careers', `/careers/${slug}`]) {
    const name = `bench-${files.length}.html`;
    const address = side.origin + path;
    const packed = await fetch(address, { headers });
    files.push(join(folder, name), join(folder, `${name}.br`));
    await writeFile(join(folder, name), await fetchBytes(address));
    await writeFile(
      join(folder, `${name}.br`),
      brotliCompressSync(Buffer.from(await packed.text())),
    );
    const [file, page] = await compare([`${side.origin}/embed/${name}`, address]);
    if (!file || !page) throw new Error('Nothing was measured');
    const sent = await countSent(address);
    print(
      ...[path, sent, Math.round(file.perSecond), Math.round(page.perSecond)],
      ...[file.p50.toFixed(2), page.p50.toFixed(2)],
      page.perSecond >= file.perSecond && page.p50 <= file.p50 && sent <= maxBytes
        ? 'holds'
        : 'MISSED',
    );
  }
  const feed = `${side.origin}/careers/feeds/jobs.json`;
  await (await fetch(feed)).arrayBuffer();
  const before = await readMemory(side.child.pid);
  let most = before;
  const watch = setInterval(
    () => void readMemory(side.child.pid).then((now) => (most = Math.max(most, now))),
    20,
  );
  const began = performance.now();
  let bytes = 0;
  for (let time = 0; time < 5; time += 1) bytes += (await fetchBytes(feed)).length;
  clearInterval(watch);
  print(
    ...[`feed of ${liveJobs} jobs, 5 times`, bytes, `${Math.round(performance.now() - began)} ms`],
    ...[`${Math.round((most - before) / 1024 / 1024)} MB more`, '', ''],
    most - before <= maxGrowth ? 'holds' : 'MISSED',
  );
} finally {
  await stopMeasuredServer(side);
  for (const file of files) await rm(file, { force: true });
  await database.stop();
  await endRun();
}
