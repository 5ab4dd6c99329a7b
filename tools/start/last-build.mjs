import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const skipped = /^(node_modules|test-results|docs|e2e|\..*)$/;

const line = (path) => {
  const { size, mtimeMs } = statSync(path);
  return `${path} ${size} ${mtimeMs}`;
};

const linesBelow = (folder, isWithBuilt) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !skipped.test(name) && (isWithBuilt || name !== 'dist'))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() && entry.name !== 'dist'
        ? linesBelow(path, isWithBuilt)
        : [line(path)];
    });

const hashOf = (lines) => createHash('sha256').update(lines.join('\n')).digest('hex');
const sourcesIn = (folder) => hashOf(linesBelow(folder, false));
/** Hash of a state that changes with every source file and with the modification time of a built folder. */
const stateOf = (folder) => hashOf(linesBelow(folder, true));

const stampIn = (folder) => join(folder, 'node_modules/.built');

const isBuilt = (folder) => {
  const stamp = stampIn(folder);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === stateOf(folder);
};

/**
 * Runs the build only if a file has changed, and returns the exit code. This check takes 0.2 s; an
 * unnecessary build takes 2 s.
 */
export const buildIfChanged = async (build, folder = root) => {
  if (isBuilt(folder)) return 0;
  const sources = sourcesIn(folder);
  const code = await build();
  if (code === 0 && sourcesIn(folder) === sources) writeFileSync(stampIn(folder), stateOf(folder));
  return code;
};
