import { spawnSync } from 'node:child_process';

const unit = 'docs/operation/hiring-console.service';
const verify = (file: string) =>
  spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8', timeout: 20_000 });
const hasSystemd = verify(unit).error === undefined;

(hasSystemd ? test : test.skip)(
  'systemd understands every line of the unit that the guide installs',
  () => {
    // It ignores what it does not know, says so, and ends well all the same.
    expect(verify(unit).stderr).toBe('');
  },
);
