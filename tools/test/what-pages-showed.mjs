import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const maxLines = 60;
const maxPages = 10;

const pageOf = (file) => {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines
    .slice(Math.max(lines.indexOf('```yaml'), 0))
    .slice(0, maxLines)
    .join('\n');
};

/** Lists the page content of each failed browser test, since a CI machine may store only the log. */
export const describeFailedPages = (folder) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .map((name) => ({ name, file: join(folder, name, 'error-context.md') }))
    .filter(({ file }) => existsSync(file))
    .slice(0, maxPages)
    .map(({ name, file }) => `-- ${name}\n${pageOf(file)}`)
    .join('\n\n');
