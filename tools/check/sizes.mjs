import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const brotliBytes = (file) => {
  const compressed = `${file}.br`;
  if (existsSync(compressed)) return readFileSync(compressed).length;
  return brotliCompressSync(readFileSync(file)).length;
};

const scriptsOf = (dist) =>
  readdirSync(dist, { recursive: true })
    .filter((name) => name.endsWith('.js'))
    .map((name) => name.replaceAll('\\', '/'));

const firstOfShell = (dist) => {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const named = [...page.matchAll(/<script[^>]*\ssrc="?\/?([^"\s>]+)/g)].map(([, name]) => name);
  return ['index.html', ...named];
};

const firstOfRemote = (dist) => {
  const { metaData, exposes } = JSON.parse(readFileSync(join(dist, 'mf-manifest.json'), 'utf8'));
  const thunks = exposes.find(({ path }) => path === './remote');
  return ['mf-manifest.json', metaData.remoteEntry.name, ...(thunks?.assets.js.sync ?? [])];
};

const kitOfShell = (dist) => {
  const record = join(dist, 'build.json');
  const kit = existsSync(record) && JSON.parse(readFileSync(record, 'utf8')).kit;
  return kit ? kit.address.slice(1) : undefined;
};

export const measureSizes = (dist) => {
  const isShell = existsSync(join(dist, 'index.html'));
  const first = new Set(isShell ? firstOfShell(dist) : firstOfRemote(dist));
  const sum = [...first].reduce((total, name) => total + brotliBytes(join(dist, name)), 0);
  const kit = isShell ? kitOfShell(dist) : undefined;
  const later = scriptsOf(dist).filter((name) => !first.has(name) && name !== kit);
  return {
    first: sum,
    later: Math.max(0, ...later.map((name) => brotliBytes(join(dist, name)))),
    ...(kit && { kit: brotliBytes(join(dist, kit)) }),
  };
};

const names = { first: 'first load', later: 'largest later script', kit: 'kit for other apps' };

export const listExceededBudgets = (room, sizes, budget) =>
  Object.entries(budget)
    .filter(([part, most]) => sizes[part] > most)
    .map(
      ([part, most]) =>
        `${room}: ${names[part]} is ${sizes[part]} ` +
        `bytes, the budget is ${most}. Split it, or raise its budget in tools/check/size-budgets.mjs of the console with a reason.`,
    );
