import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const runFolder = 'CONSOLE_TEST_FOLDER';

/** Makes the folder of this run, and tells it to the workers that start later. */
export const makeRunFolder = (): string =>
  // Short, because the embedded database's socket path may have at most 107 bytes.
  (process.env[runFolder] = mkdtempSync(join(tmpdir(), 'console-')));

const inRunFolder = (name: string): string => join(process.env[runFolder] ?? '', name);

/** A seeded data folder, made once per run and copied for each server. */
export const template = (): string => inRunFolder('template');

let made = 0;

/** Place for one server's data; it does not exist yet. */
export const newDataFolder = (): string => inRunFolder(`${process.pid}-${(made += 1)}`);
