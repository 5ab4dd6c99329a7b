import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../start/root.mjs';
import { countBehaviourLines } from './behaviour-lines.mjs';

const rooms = ['shared-ui/src', 'shell/sdk'];
const isTest = (name) => /\.test\.tsx?$/.test(name);
const isLeftOut = (name) => /\.test-d\.ts$|\.d\.ts$|^testing\//.test(name);

const share = (tests, code) => (code === 0 ? '' : (tests / code).toFixed(2));

const countRoom = (room) => {
  const counts = new Map();
  for (const name of readdirSync(join(root, room), { recursive: true }).sort()) {
    if (!/\.tsx?$/.test(name) || isLeftOut(name)) continue;
    const lines = countBehaviourLines(name, readFileSync(join(root, room, name), 'utf8'));
    const folder = counts.get(dirname(name)) ?? { code: 0, tests: 0, files: [] };
    folder[isTest(name) ? 'tests' : 'code'] += lines;
    if (lines > 0) folder.files.push({ name, lines });
    counts.set(dirname(name), folder);
  }
  return counts;
};

const line = (name, ...figures) =>
  process.stdout.write(
    `${name.padEnd(44)}${figures.map((figure) => String(figure).padStart(8)).join('')}\n`,
  );

line('lines with behaviour', 'code', 'tests', 'share');
for (const room of rooms) {
  const folders = [...countRoom(room)];
  const sum = (part) => folders.reduce((total, [, folder]) => total + folder[part], 0);
  line(room, sum('code'), sum('tests'), share(sum('tests'), sum('code')));
  for (const [name, { code, tests, files }] of folders) {
    line(`  ${name}`, code, tests, share(tests, code));
    if (process.argv.includes('--files'))
      for (const file of files)
        line(`    ${file.name}`, ...(isTest(file.name) ? ['', file.lines] : [file.lines]));
  }
}
