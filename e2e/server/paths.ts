import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const runFolder = 'CONSOLE_TEST_FOLDER';

export const makeRunFolder = (): string => {
  // The path of PostgreSQL's socket may have at most 103 bytes.
  const folder = mkdtempSync(join(tmpdir(), 'console-'));
  // PostgreSQL runs as another user when the tests run as root.
  chmodSync(folder, 0o755);
  return (process.env[runFolder] = folder);
};

const inRunFolder = (name: string): string => join(process.env[runFolder] ?? '', name);

/** Seeded data, created once per run and copied for each server. */
export const getTemplateFolder = (): string => inRunFolder('template');

let made = 0;

export const newDataFolder = (): string => inRunFolder(`${process.pid}-${(made += 1)}`);
