import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '../start/root.mjs';
import { runMain, run } from '../start/run.mjs';
import { checkSizes } from './check-sizes.mjs';

const bin = (name) => join(root, 'node_modules/.bin', name);
const tool = (name, ...args) => run(bin(name), args);
/** Checks types on one thread, since each additional thread would check shared files again. */
const types = (project) =>
  run(process.execPath, [
    join(root, 'node_modules/typescript-native/bin/tsc'),
    ...['-p', project, '--singleThreaded'],
  ]);

const checks = [
  {
    name: 'lint and import law',
    check: () =>
      tool('eslint', '.', '--max-warnings=0', '--cache', '--cache-location', '.cache/eslint'),
  },
  { name: 'lint by types and of React', check: () => tool('oxlint') },
  { name: 'types of the browser rooms', check: () => types('tsconfig.browser.json') },
  { name: 'types of server and tools', check: () => types('tsconfig.server.json') },
  { name: 'types of the browser tests', check: () => types('e2e') },
  {
    name: 'formatting',
    check: () => tool('prettier', '--check', '.', '--cache', '--cache-location=.cache/prettier'),
  },
  { name: 'dead code and cycles', check: () => tool('knip', '--no-progress', '--no-config-hints') },
  { name: 'size budgets', check: checkSizes, aloud: true },
];

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const indent = (text) => text.trim().replace(/^/gm, '    ');

const runCheck = async ({ name, check, aloud }) => {
  const start = performance.now();
  const { code, output } = await check();
  process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name}  ${seconds(start)}\n`);
  if (code !== 0 || aloud) process.stdout.write(`${indent(output)}\n`);
  return code === 0;
};

const runAll = async () => {
  const waiting = [...checks];
  const results = [];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      results.push(await runCheck(next));
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, lane));
  return results.every(Boolean) ? 0 : 1;
};

await runMain(runAll);
