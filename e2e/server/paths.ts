import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const runFolder = 'CONSOLE_TEST_FOLDER';

/** Makes the folder of this run, and tells it to the workers that start later. */
export const makeRunFolder = (): string => {
  // Short, because the path of PostgreSQL's socket may have at most 103 bytes.
  const folder = mkdtempSync(join(tmpdir(), 'console-'));
  // As root, PostgreSQL runs as another user, who has to get into it.
  chmodSync(folder, 0o755);
  return (process.env[runFolder] = folder);
};

const inRunFolder = (name: string): string => join(process.env[runFolder] ?? '', name);

/** A seeded data folder, made once per run and copied for each server. */
export const template = (): string => inRunFolder('template');

let made = 0;

/** Place for one server's data; it does not exist yet. */
export const newDataFolder = (): string => inRunFolder(`${process.pid}-${(made += 1)}`);
