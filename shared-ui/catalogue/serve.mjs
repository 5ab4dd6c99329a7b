import { cpSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { context } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, '..', 'dist', 'catalogue');
const font = createRequire(import.meta.url).resolve(
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
);

mkdirSync(out, { recursive: true });
cpSync(join(here, 'index.html'), join(out, 'index.html'));
cpSync(font, join(out, 'inter.woff2'));

const build = await context({
  entryPoints: [join(here, 'catalogue.tsx')],
  outdir: out,
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'development') },
});
const { port } = await build.serve({
  servedir: out,
  host: '127.0.0.1',
  port: Number(process.env.CATALOGUE_PORT ?? 4200),
});
process.stdout.write(`Components: http://127.0.0.1:${port}/\n`);
