import { existsSync } from 'node:fs';
import { Mistake } from '../start/run.mjs';
import { canInstall, install } from './install-debian.mjs';

const places = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser'];

const ofPlaywright = async () => (await import('@playwright/test')).chromium.executablePath();

const advice =
  'The browser tests need Chromium, and none was found. Set CHROMIUM_PATH to one, or install it: ' +
  'apt-get install chromium (Debian), npx playwright install chromium (elsewhere).';

const headlessShell = '/usr/bin/chromium-headless-shell';

/** Font in which pages are first drawn; a test compares its metrics with those of Inter. */
const liberationSans = '/usr/share/fonts/truetype/liberation';

/**
 * Installs the headless shell of Chromium and the font. Errors are ignored: without the shell tests are a
 * fifth slower, without the font only one test fails.
 */
const addShellAndFont = async () => {
  const missing = [
    ...(existsSync(headlessShell) ? [] : ['chromium-headless-shell']),
    ...(existsSync(liberationSans) ? [] : ['fonts-liberation']),
  ];
  if (missing.length > 0 && canInstall()) await install(...missing).catch(() => undefined);
};

export const findChromium = async () => {
  const set = process.env.CHROMIUM_PATH;
  if (set && !existsSync(set)) throw new Mistake(`CHROMIUM_PATH names ${set}, which is not there.`);
  const found = [set, ...places, await ofPlaywright()].find((path) => path && existsSync(path));
  if (!found && !canInstall()) throw new Mistake(advice);
  if (!found) await install('chromium');
  if (!set) await addShellAndFont();
  return found ?? places[0];
};
