import { build } from 'esbuild';
import { resolve } from 'node:path';

/** Bundles a module like the installed server, since code compiled at run time is a tenth slower. */
export const buildProcessFile = async (module: string): Promise<string> => {
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
