import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

// Short, because the embedded database's socket path may have at most 107 bytes.
const folder = join(tmpdir(), 'console-e2e');
mkdirSync(folder, { recursive: true });

/** A seeded data folder, made once per run and copied for each server. */
export const template = join(folder, 'template');

let made = 0;

/** Place for one server's data; it does not exist yet. */
export const newDataFolder = (): string => join(folder, `${process.pid}-${(made += 1)}`);
