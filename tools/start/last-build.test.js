import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfChanged } from './last-build.mjs';

describe('the build before the server starts', () => {
  let folder = '';
  let builds = 0;
  const write = (path, text) => writeFileSync(join(folder, path), text);
  const build = (code = 0) =>
    buildIfChanged(() => {
      builds += 1;
      write('shell/dist/page.js', `built ${builds}`);
      return code;
    }, folder);
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hiring-built-'));
    builds = 0;
    for (const name of ['node_modules', 'shell', 'shell/dist', 'shell/src', 'docs'])
      mkdirSync(join(folder, name));
    write('shell/src/page.ts', 'first');
    expect(await build()).toBe(0);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('the build before the server starts is skipped if nothing that it uses has changed', async () => {
    expect(await build()).toBe(0);
    write('docs/page.md', 'text');
    write('node_modules/package.json', '{}');
    expect([await build(), builds]).toEqual([0, 1]);
  });

  it.each([
    ['a changed file', () => write('shell/src/page.ts', 'second')],
    ['a new file', () => write('shell/src/other.ts', 'other')],
    ['a file that is gone', () => rmSync(join(folder, 'shell/src/page.ts'))],
    ['a built file that is gone', () => rmSync(join(folder, 'shell/dist/page.js'))],
  ])('the build before the server starts is repeated for %s', async (_, change) => {
    change();
    await build();
    expect(builds).toBe(2);
  });

  it('the build before the server starts is repeated after a failure, and after a change during the build', async () => {
    write('shell/src/page.ts', 'wrong');
    expect([await build(1), await build(), builds]).toEqual([1, 0, 3]);
    write('shell/src/page.ts', 'early');
    await buildIfChanged(() => {
      write('shell/src/page.ts', 'while it was built');
      return 0;
    }, folder);
    await build();
    expect(builds).toBe(4);
  });
});
