import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/root.mjs';
import { budgets } from './size-budgets.mjs';
import { listExceededBudgets, measureSizes } from './sizes.mjs';

/** Returns the maximum sizes of a room in brotli bytes; remotes without an entry use the entry `mf-*`. */
export const getSizeBudget = (room) => budgets[room] ?? budgets['mf-*'];

const rooms = ['shell', ...readdirSync(root).filter((name) => name.startsWith('mf-'))];

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;

export const checkSizes = async () => {
  const lines = [];
  const failures = [];
  for (const room of rooms) {
    const dist = join(root, room, 'dist');
    if (!existsSync(join(dist, room === 'shell' ? 'build.json' : 'remote.json'))) {
      lines.push(`${room}: not built, size not checked (npm run build)`);
      continue;
    }
    const sizes = measureSizes(dist);
    lines.push(`${room}: ${kilobytes(sizes.first)} first, ${kilobytes(sizes.later)} later`);
    failures.push(...listExceededBudgets(room, sizes, getSizeBudget(room)));
  }
  return { code: failures.length > 0 ? 1 : 0, output: [...lines, ...failures].join('\n') };
};
