import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { acceptsPlatform } from 'shell/sdk/define';
import { buildRoom } from '../build/build-room';
import { findRemotesByName } from '../build/rooms';
import { getSizeBudget } from '../check/check-sizes.mjs';
import { listExceededBudgets, measureSizes } from '../check/sizes.mjs';
import { Mistake } from '../start/run.mjs';
import { step } from '../start/step.mjs';
import { createArchive, readBuiltRemote, type BuiltVersion } from './read-built';
import { runSmokeTest } from './smoke';
import { openDeployTarget, type Target } from './target';

const usage =
  'npm run deploy -- mf-jobs --to https://console.example.com [--built FOLDER] [--without-browser] [--upload-only]';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const optionsIn = (args: string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        built: { type: 'string' },
        'without-browser': { type: 'boolean', default: false },
        'upload-only': { type: 'boolean', default: false },
      },
    });
    return { ...values, rooms: positionals };
  } catch (error) {
    throw new Mistake(`${(error as Error).message}\n${usage}`);
  }
};

const build = async (names: string[]): Promise<BuiltVersion> => {
  const [room, second] = findRemotesByName(names, usage);
  if (!room || second) throw new Mistake(`One remote at a time.\n${usage}`);
  const folder = join(room.folder, 'dist');
  await step(`Build ${room.name}`, () => buildRoom(room)).catch((error: Error) => {
    throw new Mistake(error.message);
  });
  const over = listExceededBudgets(room.name, measureSizes(folder), getSizeBudget(room.name));
  if (over.length > 0) throw new Mistake(over.join('\n'));
  return readBuiltRemote(folder);
};

/**
 * Checks before the upload whether the server would refuse the version.
 * @returns the live version.
 */
const assertFit = async (target: Target, { id, needs }: BuiltVersion) => {
  const { platform, remotes } = await target.registry();
  if (!acceptsPlatform(needs, platform))
    throw new Mistake(
      `${id} needs platform ${needs}, and ${target.url} has ${platform}. Upgrade that console, or build against its platform.`,
    );
  return remotes.find((remote) => remote.id === id)?.version;
};

const assertLive = async (target: Target, { id, version }: BuiltVersion): Promise<void> => {
  const { remotes } = await target.registry();
  const live = remotes.find((remote) => remote.id === id);
  if (live?.version !== version)
    throw new Mistake(
      live
        ? `${id} ${live.version} went live right after. Look at it with npm run registry -- list`
        : `${id} ${version} is live and switched off. Switch it on: npm run registry -- enable ${id}`,
    );
};

const canaryCommand = ({ id, version }: BuiltVersion, { url }: Target): string =>
  `npm run registry -- canary ${id} ${version} 10% --to ${url}`;

export const deploy = async (args: string[]): Promise<number> => {
  const began = performance.now();
  const options = optionsIn(args);
  const target = openDeployTarget(options.to);
  const version = options.built
    ? readBuiltRemote(resolve(options.built))
    : await build(options.rooms);
  const label = `${version.id} ${version.version}`;

  const from = await step(`Ask ${target.url}`, () => assertFit(target, version));
  if (from === version.version) {
    print(`${label} is live already.`);
    return 0;
  }
  await step(`Upload ${label}`, async () =>
    target.upload(version.id, await createArchive(version)),
  );
  if (options['without-browser']) print('  Not tried in a browser.');
  else {
    const parts = await step('Try it in a browser', () => runSmokeTest(target.url, version));
    print(`  ${parts} parts were loaded and run.`);
  }
  if (options['upload-only']) {
    print(`\n${label} is uploaded, and not live. Try it: ${canaryCommand(version, target)}`);
    return 0;
  }
  await step(`Make ${label} live`, () => target.promote(version.id, version.version, from));
  await assertLive(target, version);
  print(
    `\n${label} is live${from ? ` in place of ${from}` : ''}, after ${((performance.now() - began) / 1000).toFixed(1)} s.`,
  );
  if (from) print(`Back: npm run registry -- rollback ${version.id} --to ${target.url}`);
  return 0;
};
