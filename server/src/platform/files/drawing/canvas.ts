import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

// Skia draws like Chromium, writes PDF with selectable text, and encodes pictures in its own
// thread. It is loaded with the first drawing, since it takes 35 MB.
const loadCanvas = () => import('@napi-rs/canvas');
export type Canvas = Awaited<ReturnType<typeof loadCanvas>>;
export type DrawingContext = ReturnType<ReturnType<Canvas['createCanvas']>['getContext']>;

/**
 * Fonts with more letters come first: a letter that the Latin font would combine from two has no text in a
 * PDF.
 */
const alphabets = ['vietnamese', 'latin-ext', 'latin', 'cyrillic', 'cyrillic-ext', 'greek'];
/** Font families by alphabet; other scripts are drawn with fonts of the machine. */
const families = alphabets.map((name) => `"Inter ${name}"`).join(', ');

export const toFont = (weight: number, size: number): string => `${weight} ${size}px ${families}`;

const openFonts = async (): Promise<Canvas> => {
  const canvas = await loadCanvas();
  const { resolve: find } = createRequire(resolve('server/package.json'));
  for (const name of alphabets) {
    const file = find(`@fontsource-variable/inter/files/inter-${name}-wght-normal.woff2`);
    canvas.GlobalFonts.register(await readFile(file), `Inter ${name}`);
  }
  return canvas;
};

let opened: Promise<Canvas> | undefined;

export const openCanvas = (): Promise<Canvas> => {
  opened ??= openFonts();
  return opened;
};
