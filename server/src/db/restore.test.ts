import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { startEmbedded } from './embedded';
import { listSnapshots } from './snapshot';

const ask = async (connectionString: string, text: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows as unknown[];
};

it('brings back what a snapshot held, keeps the last two, and skips one when nothing changed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hiring-snapshot-'));
  const first = await startEmbedded(folder);
  await ask(first.connectionString, 'create table note as select 1 as value');
  const kept = (await first.snapshot()) ?? '';
  expect(await first.snapshot()).toBeUndefined();
  await ask(first.connectionString, 'update note set value = 2');
  await first.snapshot();
  expect(await listSnapshots(join(folder, 'snapshots'))).toHaveLength(2);
  await first.stop();

  const command = ['--import', 'tsx', 'server/src/db/restore-snapshot.ts', kept];
  await promisify(execFile)(process.execPath, command, {
    env: { ...process.env, DATA_FOLDER: folder },
  });
  const second = await startEmbedded(folder);
  expect(await ask(second.connectionString, 'select value from note')).toEqual([{ value: 1 }]);
  await ask(second.connectionString, 'update note set value = 3');
  await second.snapshot();
  expect(await listSnapshots(join(folder, 'snapshots'))).toHaveLength(2);
  await second.stop();
  await rm(folder, { recursive: true, force: true });
}, 180_000);
