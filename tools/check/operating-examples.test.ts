import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const unit = 'docs/operation/hiring-console.service';
const verify = (file: string) =>
  spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8', timeout: 20_000 });
const hasSystemd = verify(unit).error === undefined;

(hasSystemd ? test : test.skip)(
  'systemd understands every line of the unit that the guide installs',
  () => {
    // `systemd-analyze` only warns about unknown settings and exits with 0, so the test reads stderr.
    expect(verify(unit).stderr).toBe('');
  },
);

const guide = readFileSync('docs/operation.md', 'utf8');

test('a command run as in the operating guide has the same settings as in the systemd unit', () => {
  const settings = readFileSync(unit, 'utf8').split('\n');
  const [, command = ''] = /systemd-run ([^]*?)```/.exec(guide) ?? [];
  const given = [...command.matchAll(/--(uid|working-directory|property|setenv)=(\S+)/g)];
  const asInUnit = {
    uid: 'User=',
    'working-directory': 'WorkingDirectory=',
    property: '',
    setenv: 'Environment=',
  };
  expect(given).toHaveLength(5);
  for (const [, option = '', value = ''] of given)
    expect(settings).toContain(`${asInUnit[option as keyof typeof asInUnit]}${value}`);
  expect(guide).toContain('useradd --system --home-dir /var/lib/hiring-console hiring\n');
});

test('the container image runs as its own user, keeps data in the volume, and has no development packages', () => {
  const stages = readFileSync('docs/operation/Containerfile', 'utf8')
    .split(/^FROM /m)
    .slice(1);
  const [build = '', image = ''] = stages;
  expect(stages).toHaveLength(2);
  const installed = [...build.matchAll(/npm (?:ci|install)[^&\n]*/g)].at(-1)?.[0];
  expect(installed).toContain('--omit=dev');
  expect(image).not.toMatch(/npm (ci|install)/);
  expect(/^USER (\w+)$/m.exec(image)?.[1]).toBe('node');
  const [, volume = 'none'] = /^VOLUME (\S+)$/m.exec(image) ?? [];
  expect(image).toContain(`DATA_FOLDER=${volume}\n`);
  expect(guide).toContain(`-v hiring-console:${volume} `);
});
