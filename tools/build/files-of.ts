import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export const listFileHashes = (folder: string): { name: string; sha256: string }[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({
      name: relative(folder, path).replaceAll(sep, '/'),
      sha256: createHash('sha256').update(readFileSync(path)).digest('hex'),
    }));
