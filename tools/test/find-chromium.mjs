import { existsSync } from 'node:fs';
import { Mistake, must } from '../start/run.mjs';
import { step } from '../start/step.mjs';

const places = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser'];

const ofPlaywright = async () => (await import('@playwright/test')).chromium.executablePath();

const advice =
  'The browser tests need Chromium, and none was found. Set CHROMIUM_PATH to one, or install it: ' +
  'apt-get install chromium (Debian), npx playwright install chromium (elsewhere).';

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const install = () =>
  step('Installing Chromium (Debian package)', async () => {
    const lock = ['-o', 'DPkg::Lock::Timeout=600'];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await must('apt-get', [...lock, 'update'], { env });
    const packages = ['chromium', 'chromium-headless-shell'];
    await must('apt-get', [...lock, 'install', '-y', '--no-install-recommends', ...packages], {
      env,
    });
  });

export const findChromium = async () => {
  const set = process.env.CHROMIUM_PATH;
  if (set && !existsSync(set)) throw new Mistake(`CHROMIUM_PATH names ${set}, which is not there.`);
  const found = [set, ...places, await ofPlaywright()].find((path) => path && existsSync(path));
  if (found) return found;
  if (!canInstall()) throw new Mistake(advice);
  await install();
  return places[0];
};
