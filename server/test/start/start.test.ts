import { stat } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startConsole } from '../console-process';
import { copyOwnPostgres } from '../own-postgres';
import { makeTemporaryFolder, removeFolder } from '../temporary-folder';

jest.setTimeout(180_000);

let root = '';
let folder = '';
beforeEach(async () => {
  root = await makeTemporaryFolder('hiring-start-');
  folder = join(root, 'data');
});
afterEach(() => removeFolder(root));

const complaint = async (environment: Record<string, string>) => {
  const server = startConsole({ DATA_FOLDER: folder, ...environment });
  return { code: await server.ended, output: server.printed() };
};

it('a wrong setting stops the start with one line that names the setting', async () => {
  const { code, output } = await complaint({ PORT: 'eighty' });
  expect(code).toBe(1);
  expect(output).toMatch(/^PORT has a value[^\n]+\n$/);
});

it('an unreachable database stops the start with a message without its password', async () => {
  const { code, output } = await complaint({
    DATABASE_URL: 'postgresql://u:hunter2@127.0.0.1:4149/x',
  });
  expect(code).toBe(1);
  expect(output).toMatch(/^The database at 127\.0\.0\.1:4149\/x cannot be reached .+DATABASE_URL/);
  expect(output).not.toMatch(/hunter2|\n\s+at /);
});

it('a port or folder in use stops the start with exit code 1, and with a message without secrets', async () => {
  await copyOwnPostgres('company', folder);
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => taken.once('listening', done));
  const { port } = taken.address() as AddressInfo;
  const blocked = await complaint({ PORT: String(port) });
  expect(blocked).toEqual({
    code: 1,
    output: expect.stringContaining(`Port ${port} is in use.`) as string,
  });
  taken.close();

  const first = startConsole({ DATA_FOLDER: folder });
  expect(await first.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const second = await complaint({});
  expect(second.code).toBe(1);
  expect(second.output).toMatch(/in use by process \d+\. Stop it, or set DATA_FOLDER/);
  expect((await stat(join(folder, 'secrets.key'))).mode & 0o777).toBe(0o600);
  const spare = connect(Number(new URL((await first.address) ?? '').port), '127.0.0.1');
  await new Promise((done) => spare.once('connect', done));
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  spare.destroy();

  // Demo users have a public password.
  const real = await complaint({ MODE: 'production' });
  expect(real).toEqual({
    code: 1,
    output: expect.stringMatching(
      /^This data is of the example company, .+ Set DATA_FOLDER to an empty folder, or MODE to demo\.\n$/,
    ) as string,
  });
});
