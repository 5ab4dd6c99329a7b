import HtmlWebpackPlugin from 'html-webpack-plugin';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from '../build/compile';
import { createDevelopmentShellConfig } from './development-server';

const folder = mkdtempSync(join(tmpdir(), 'development-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('the development page loads the script that reloads it after a change', async () => {
  const { context, entry, module, plugins = [] } = createDevelopmentShellConfig(4000);
  const empty = join(folder, 'empty.js');
  writeFileSync(empty, '');
  await compile({
    mode: 'development',
    entry: Object.fromEntries(Object.keys(entry as object).map((name) => [name, empty])),
    output: { path: folder, filename: '[name].js' },
    plugins: plugins.filter((plugin) => plugin instanceof HtmlWebpackPlugin),
    ...(context && { context }),
    ...(module && { module }),
  });
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/<script defer src="\/([^"]+)"/g)].map(([, name]) => name);
  expect(scripts).toEqual(['console.js', 'reloader.js']);
});
