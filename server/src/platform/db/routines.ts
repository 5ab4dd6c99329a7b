import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type pg from 'pg';
import { gt } from 'semver';

interface Routine {
  file: string;
  text: string;
  hash: string;
}

const readRoutines = async (dir: string): Promise<Routine[]> => {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    paths.sort().map(async (path) => {
      const text = await readFile(path, 'utf8');
      const hash = createHash('sha256').update(text).digest('hex');
      return { file: relative(dir, path), text, hash };
    }),
  );
};

const readRelease = async (): Promise<string> => {
  const { version } = JSON.parse(await readFile(resolve('package.json'), 'utf8')) as {
    version: string;
  };
  return version;
};

const routinesLock = 4_130_002;

/**
 * Recreates routines whose text has changed, all or none. Routines of a later release are not changed by an
 * older server.
 */
export const applyRoutines = async (
  client: pg.Client,
  dir = resolve('server/routines'),
): Promise<void> => {
  const release = await readRelease();
  const routines = await readRoutines(dir);
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1)', [routinesLock]);
  // Routines refer to each other, so PostgreSQL must not check their bodies when they are created.
  await client.query('set local check_function_bodies = off');
  const { rows } = await client.query<{ file: string; hash: string; release: string }>(
    'select file, hash, release from routine',
  );
  const standing = new Map(rows.map((row) => [row.file, row]));
  for (const { file, text, hash } of routines) {
    const held = standing.get(file);
    if (held && (held.hash === hash || gt(held.release, release))) continue;
    await client.query(text);
    await client.query(
      `insert into routine (file, hash, release) values ($1, $2, $3)
       on conflict (file) do update set hash = excluded.hash, release = excluded.release`,
      [file, hash, release],
    );
  }
  await client.query('commit');
};
