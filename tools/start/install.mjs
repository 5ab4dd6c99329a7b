import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { Mistake, run } from './run.mjs';
import { step } from './step.mjs';

const stamp = join(root, 'node_modules/.installed');

/** Hash of the lock file and of the machine's platform, since native packages differ between platforms. */
export const hashInstallState = (lock) =>
  createHash('sha256')
    .update(lock)
    .update(`${process.platform} ${process.arch} ${process.versions.modules}`)
    .digest('hex');

const wanted = () => hashInstallState(readFileSync(join(root, 'package-lock.json')));

/** True if packages for tests, lint and development are installed, which the presence of Jest shows. */
const hasTestPackages = () => existsSync(join(root, 'node_modules/jest'));

const isInstalled = ({ forTests }) =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted() && (!forTests || hasTestPackages());

const npm = process.env.npm_execpath ? [process.execPath, [process.env.npm_execpath]] : ['npm', []];

/** Packages that only tests use are a third of all, so the first start is faster without them. */
export const installIfNeeded = async ({ forTests }) => {
  if (isInstalled({ forTests })) return;
  const omitted = forTests || hasTestPackages() ? [] : ['--omit=dev'];
  await step('Installing packages (about a minute the first time)', async () => {
    const [command, args] = npm;
    const { code, output } = await run(command, [
      ...[...args, 'install', '--no-audit', '--no-fund'],
      ...omitted,
    ]);
    if (code !== 0) {
      throw new Mistake(
        `${output.trim()}\n\nThe packages could not be installed. Check the connection to the npm ` +
          'registry (npm config get registry) and the free disk space (about 1 GB), then try again.',
      );
    }
    writeFileSync(stamp, wanted());
  });
};
