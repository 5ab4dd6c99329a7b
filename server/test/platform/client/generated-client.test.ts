import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { pdf } from '../../applicants/intake/intake-parts';
import { pngFile } from '../../jobs/postings/job-parts';
import { startTestServer, type Caller, type TestServer } from '../../server';
import { clientProgram } from './client-program';

jest.setTimeout(180_000);

const run = promisify(execFile);
let server: TestServer;
let caller: Caller;
let folder: string;

beforeAll(async () => {
  server = await startTestServer({
    data: 'company',
  });
  caller = await server.signInAs('administrator');
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  // The folder is inside the project, so that the program can resolve its packages.
  folder = await mkdtemp(resolve('server/node_modules/.client-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await server.stop();
});

const typesOf = async (document: string): Promise<string> => {
  const generator = spawn(process.execPath, ['server/test/platform/client/generate-types.mjs'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  generator.stdin.end(document);
  return text(generator.stdout);
};

it('a client generated from the OpenAPI document can upload a resume, an image and an import', async () => {
  const document = (await server.app.inject('/api/openapi.json')).body;
  const files = {
    'schema.d.ts': await typesOf(document),
    'client.ts': clientProgram,
    'package.json': '{"type":"module"}',
    'cv.pdf': pdf,
    'team.png': pngFile,
    'people.csv': 'First Name,E-mail\nRavi,ravi@client.example\n',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  const strict = ['--strict', '--noEmit', '--skipLibCheck', '--types', 'node'];
  const modern = ['--target', 'es2022', '--module', 'preserve', '--moduleResolution', 'bundler'];
  await run(process.execPath, [
    resolve('node_modules/typescript/bin/tsc'),
    ...strict,
    ...modern,
    '--ignoreConfig',
    join(folder, 'client.ts'),
  ]).catch((error: { stdout?: string }) => {
    throw new Error(error.stdout);
  });
  const { port } = server.app.server.address() as AddressInfo;
  const token = caller.headers.authorization.replace('Bearer ', '');
  const tsx = resolve('node_modules/tsx/dist/loader.mjs');
  const program = [
    '--import',
    tsx,
    'client.ts',
    `http://127.0.0.1:${port}`,
    token,
    caller.query.app,
  ];
  const { stdout } = await run(process.execPath, program, { cwd: folder });
  expect(JSON.parse(stdout)).toEqual({
    errors: [null, null, null, null],
    resume: 'cv.pdf',
    image: 'team.png',
    columns: ['First Name', 'E-mail'],
  });
});
