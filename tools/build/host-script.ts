import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StatsCompilation } from 'webpack';
import { CompileFailure } from './compile';
import type { Room } from './rooms';

export const buildHostScript = async ({ folder }: Room): Promise<void> => {
  try {
    await build({
      entryPoints: {
        host: join(folder, 'sdk/host/index.ts'),
        frame: join(folder, 'sdk/host/frame.ts'),
      },
      outdir: join(folder, 'dist/embed'),
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
      logLevel: 'silent',
    });
  } catch (failure) {
    throw new CompileFailure((failure as Error).message);
  }
};

export const describeEmbeddingKit = ({ folder }: Room, { chunks = [] }: StatsCompilation) => {
  const [file = ''] = chunks.find(({ names }) => names?.includes('kit'))?.files ?? [];
  const hash = createHash('sha384').update(readFileSync(join(folder, 'dist', file)));
  return { address: `/${file}`, integrity: `sha384-${hash.digest('base64')}` };
};
