import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const program = `import('./e2e/embedding/host-page.ts')
  .then(({ serveExample }) => serveExample('plain-page'))
  .then(({ origin }) => console.log(origin))`;

const answers = (origin: string): Promise<boolean> =>
  fetch(origin).then(
    () => true,
    () => false,
  );

it('an example server started by a test run ends when the run is killed', async () => {
  const run = spawn(process.execPath, ['--import', 'tsx', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(run.stdout, 'data')) as [Buffer];
  const origin = line.toString().trim().replace('localhost', '127.0.0.1');
  expect(await answers(origin)).toBe(true);
  run.kill('SIGKILL');
  let isThere = true;
  for (let tries = 0; isThere && tries < 100; tries += 1) {
    await sleep(100);
    isThere = await answers(origin);
  }
  expect(isThere).toBe(false);
}, 60_000);
