import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inputsOf, packageVersion, root, type Room } from './rooms';

const skipped = /^(dist|node_modules|test-results|\..*)$/;
const isTest = /\.test\.tsx?$/;

const filesBelow = (path: string): string[] => {
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => !skipped.test(entry.name) && !isTest.test(entry.name))
    .flatMap((entry) => filesBelow(`${path}/${entry.name}`));
};

/** Hash of everything that decides a room's build; equal hashes need no second build. */
const inputHash = (room: Room): string => {
  const hash = createHash('sha256');
  for (const path of [...new Set(inputsOf(room).flatMap(filesBelow))].sort()) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  // A number that begins with a zero is none of semver.
  return hash.digest('hex').replace(/^0/, 'o');
};

/** A room's version: that of its package, and eight letters that name these very sources. */
export const roomVersion = (room: Room): string =>
  `${packageVersion(room.folder)}-${inputHash(room).slice(0, 8)}`;
