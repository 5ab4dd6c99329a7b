import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { copyOwnPostgres } from '../../../test/own-postgres';
import { startOwnPostgres } from './own-postgres/start-own-postgres';
import { createSnapshotWriter, listSnapshots } from './snapshot';
import { makeTemporaryFolder, removeFolder } from '../../../test/temporary-folder';

const ask = async (connectionString: string, text: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows as unknown[];
};

const never = new AbortController().signal;

let root = '';
let folder = '';
const snapshots = () => listSnapshots(join(folder, 'snapshots'));
const restore = (file: string) =>
  promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'server/src/platform/db/restore-snapshot.ts', file],
    { env: { ...process.env, DATA_FOLDER: folder } },
  );

beforeEach(async () => {
  root = await makeTemporaryFolder('hiring-snapshot-');
  folder = join(root, 'data');
  await copyOwnPostgres('empty', folder);
});
afterEach(() => removeFolder(root));

it('a restore returns the contents of a snapshot, and the last two snapshots remain', async () => {
  const first = await startOwnPostgres(folder);
  const take = createSnapshotWriter(first);
  await ask(first.connectionString, 'create table note as select 1 as value');
  const kept = await take(never);
  await ask(first.connectionString, 'update note set value = 2');
  await take(never);
  expect(await snapshots()).toHaveLength(2);
  await first.stop();

  await restore(kept);
  const second = await startOwnPostgres(folder);
  expect(await ask(second.connectionString, 'select value from note')).toEqual([{ value: 1 }]);
  await ask(second.connectionString, 'update note set value = 3');
  await createSnapshotWriter(second)(never);
  expect(await snapshots()).toHaveLength(2);
  await second.stop();
}, 180_000);

it('a snapshot is consistent although people write while it is taken', async () => {
  const database = await startOwnPostgres(folder);
  const { connectionString } = database;
  await ask(
    connectionString,
    `create table ledger (id integer generated always as identity primary key, value integer);
     create table total (value bigint);
     insert into total values (0);
     create table filling as select i, repeat(md5(i::text), 20) as v from generate_series(1, 40000) i`,
  );
  const client = new pg.Client({ connectionString });
  await client.connect();
  let isTaken = false;
  const taking = createSnapshotWriter(database)(never).finally(() => {
    isTaken = true;
  });
  let written = 0;
  while (!isTaken) {
    written += 1;
    await client.query('begin');
    await client.query('insert into ledger (value) values ($1)', [written]);
    await client.query('update total set value = value + $1', [written]);
    await client.query('commit');
  }
  await client.end();
  await database.stop();
  await restore((await taking) ?? '');

  const copy = await startOwnPostgres(folder);
  const [state] = (await ask(
    copy.connectionString,
    `select (select count(*) from ledger)::integer as held,
       ((select value from total) - (select coalesce(sum(value), 0) from ledger))::integer as missing,
       (select count(*) from filling where v = repeat(md5(i::text), 20))::integer as filling`,
  )) as { held: number; missing: number; filling: number }[];
  await copy.stop();
  expect(state).toMatchObject({ missing: 0, filling: 40_000 });
  expect(state?.held).toBeGreaterThan(10);
  expect(state?.held).toBeLessThanOrEqual(written);
}, 180_000);

it('an aborted snapshot leaves no files, and the next one is complete', async () => {
  const database = await startOwnPostgres(folder);
  const take = createSnapshotWriter(database);
  await expect(take(AbortSignal.timeout(1))).rejects.toThrow();
  expect(await readdir(join(folder, 'snapshots'))).toEqual([]);
  await take(never);
  expect(await readdir(join(folder, 'snapshots'))).toEqual([expect.stringMatching(/\.tar\.gz$/)]);
  await database.stop();
}, 180_000);
