import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';

const fontFile = /^inter-latin-[\w-]+\.[0-9a-f]+\.woff2$/;

let known: string | undefined;

/** Address of the font file that the console loads; undefined as long as the console is not built. */
export const consoleFont = async (): Promise<string | undefined> => {
  if (known) return known;
  const files = await readdir(resolve('shell/dist/assets')).catch(() => []);
  const file = files.find((name) => fontFile.test(name));
  known = file && `/assets/${file}`;
  return known;
};
