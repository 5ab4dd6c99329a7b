import { build } from 'esbuild';
import { resolve } from 'node:path';

/**
 * A module of this folder as one file, as the server of an installation is built. What is compiled while
 * it runs is a tenth slower, and both sides are measured as they would run.
 */
export const builtProcess = async (module: string): Promise<string> => {
  const outfile = resolve(`.cache/bench/${module}.js`);
  await build({
    entryPoints: [resolve(`server/bench/${module}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
  });
  return outfile;
};
