import { existsSync } from 'node:fs';
import { runOrThrow } from '../start/run.mjs';
import { step } from '../start/step.mjs';

export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

export const install = (...packages) =>
  step(`Installing ${packages.join(' and ')} (Debian)`, async () => {
    const options = ['-o', 'DPkg::Lock::Timeout=600', '-o', 'Acquire::http::Timeout=20'];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await runOrThrow('apt-get', [...options, 'update'], { env });
    await runOrThrow(
      'apt-get',
      [...options, 'install', '-y', '--no-install-recommends', ...packages],
      {
        env,
      },
    );
  });
