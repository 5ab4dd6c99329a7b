import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { createBaseConfig } from './base-config';
import { compile } from './compile';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  // Long enough that the build compresses the file.
  writeFileSync(join(folder, 'page.mjs'), `export const words = '${'word '.repeat(200)}';`);
  await compile({
    ...createBaseConfig({ name: 'page', folder }, {}),
    entry: './page.mjs',
    output: { path: folder, filename: 'page.js', library: { type: 'window' } },
    cache: false,
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

test('built code begins with a comment that makes browsers compile its functions early, also when compressed', () => {
  const code = readFileSync(join(folder, 'page.js'), 'utf8');
  expect(code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(brotliDecompressSync(readFileSync(join(folder, 'page.js.br'))).toString()).toBe(code);
});
