import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filterLockedPackages } from './locked-packages';
import { listBuildInputs, packageVersion, root, type Room } from './rooms';

const skipped = /^(dist|node_modules|test-results|\..*)$/;
const isTest = /\.test\.tsx?$/;
const isSource = /\.tsx?$/;

const filesBelow = (path: string): string[] => {
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => !skipped.test(entry.name) && !isTest.test(entry.name))
    .flatMap((entry) => filesBelow(`${path}/${entry.name}`));
};

const read = (path: string): string | Buffer => readFileSync(join(root, path));

/**
 * Finds the contracts of other remotes that files import; they are compiled into the remote, so they count as
 * its inputs.
 */
const contractsIn = (files: string[]): string[] => {
  const sources = files.filter((file) => isSource.test(file)).map((file) => String(read(file)));
  const named = sources.flatMap((source) =>
    [...source.matchAll(/ from '(mf-[a-z0-9-]+\/contract)(?:\/[a-z-]+)?'/g)].map(
      ([, contract = '']) => contract,
    ),
  );
  return [...new Set(named)];
};

export const listInputFiles = (room: Room): string[] => {
  const files = listBuildInputs(room).flatMap(filesBelow);
  if (room.folder === root) return [...new Set(files)].sort();
  return [...new Set([...files, ...contractsIn(files).flatMap(filesBelow)])].sort();
};

const inputHash = (room: Room): string => {
  const hash = createHash('sha256');
  for (const path of listInputFiles(room)) {
    const content =
      path === 'package-lock.json'
        ? filterLockedPackages(String(read(path)), room.name)
        : read(path);
    hash.update(path).update('\0').update(content).update('\0');
  }
  // A semver prerelease number must not start with a zero.
  return hash.digest('hex').replace(/^0/, 'o');
};

/** Version of a room: the package version plus eight letters of the hash of its sources. */
export const computeRoomVersion = (room: Room): string =>
  `${packageVersion(room.folder)}-${inputHash(room).slice(0, 8)}`;
