import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { acceptsPlatform, platformVersion } from 'shell/sdk/define';
import { Mistake } from '../start/run.mjs';
import { root } from '../start/root.mjs';
import { listPublicExports } from './public-exports';

export interface Release {
  version: string;
  exports: string[];
}

const path = join(root, 'tools/pack/released-exports.txt');

export const readRelease = (): Release => {
  const [version = '', ...exports] = readFileSync(path, 'utf8').trim().split('\n');
  return { version, exports };
};

/**
 * Compares exports with the last release: within a major version no export may disappear, and a new
 * export needs a new version number.
 * @returns an error message for each violation.
 */
export const findReleaseMistakes = (
  before: Release,
  now: Release,
  { isDraft = false } = {},
): string[] => {
  const gone = before.exports.filter((name) => !now.exports.includes(name));
  const added = now.exports.filter((name) => !before.exports.includes(name));
  const sameMajor = before.version.split('.', 1)[0] === now.version.split('.', 1)[0];
  const isOlder = sameMajor && !acceptsPlatform(`^${before.version}`, now.version);
  return [
    ...(isOlder ? [`${now.version} is older than ${before.version}, which was released.`] : []),
    ...(sameMajor
      ? gone.map((name) => `${name} was released with ${before.version}: it goes with a new major.`)
      : []),
    ...(!isDraft && added.length > 0 && before.version === now.version
      ? [
          `${added.length} exports are new since ${before.version}, ${added[0] ?? ''} first: raise platformVersion, then npm run pack -- --release. Or try them as they are, with --draft.`,
        ]
      : []),
  ];
};

/**
 * Checks whether the platform may be packed under its version.
 * @throws Mistake when it may not.
 */
export const assertRelease = ({ isDraft = false, write = false } = {}): void => {
  const now = { version: platformVersion, exports: listPublicExports() };
  const mistakes = findReleaseMistakes(readRelease(), now, { isDraft });
  if (mistakes.length > 0) throw new Mistake(mistakes.join('\n'));
  if (write) writeFileSync(path, `${[now.version, ...now.exports].join('\n')}\n`);
};
