import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { html, type Html } from './html';

const fontFilePattern = /^inter-latin-[\w-]+\.[0-9a-f]+\.woff2$/;

let cachedFont: string | undefined;

export const findConsoleFont = async (): Promise<string | undefined> => {
  if (cachedFont) return cachedFont;
  const files = await readdir(resolve('shell/dist/assets')).catch(() => []);
  const file = files.find((name) => fontFilePattern.test(name));
  cachedFont = file && `/assets/${file}`;
  return cachedFont;
};

export const toFontFace = (address: string): Html =>
  html`@font-face{font-family:'Inter Variable';src:url(${address})
  format('woff2-variations');font-weight:400 700;font-display:swap}`;
