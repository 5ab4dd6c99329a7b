import { build } from 'esbuild';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CompileFailure } from './compile';
import type { Room } from './rooms';

/**
 * Entry points of the server build: the server, operator commands, other processes and threads, and files
 * that are loaded by path.
 */
export const serverEntryPoints = [
  'start/main.ts',
  'platform/access/rotate-keys.ts',
  'start/administrator.ts',
  'start/trace.ts',
  'platform/db/restore-snapshot.ts',
  'platform/files/storage/copy-files.ts',
  'platform/files/inspector-thread.ts',
  'platform/files/csv-reading/inspect-csv.ts',
  'platform/files/image.rule.ts',
  'platform/files/text/read-document-text.ts',
  'applicants/intake/resume.rule.ts',
  'console/registry/inspect-archive.ts',
  'interviews/scheduling/busy/read-busy-times.ts',
];

/**
 * Packages that are bundled, since the server uses few of their many modules; loading the modules one by one
 * took a third of the start time.
 */
const bundled = new Set(['typebox', 'jose', 'openid-client', 'parse5']);

const installedBeside = (folder: string): string[] => {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return Object.keys(dependencies).filter((name) => !bundled.has(name));
};

/** Bundles the server's own modules into a few files; other packages stay in `node_modules`. */
export const buildServer = async ({ folder }: Room): Promise<void> => {
  const outdir = join(folder, 'dist');
  rmSync(outdir, { recursive: true, force: true });
  try {
    await build({
      entryPoints: serverEntryPoints.map((program) => join(folder, 'src', program)),
      outbase: join(folder, 'src'),
      outdir,
      bundle: true,
      splitting: true,
      platform: 'node',
      target: 'node20',
      format: 'esm',
      external: installedBeside(folder),
      define: { 'process.env.SERVER_BUILD': 'import.meta.dirname' },
      logLevel: 'silent',
    });
  } catch (failure) {
    throw new CompileFailure((failure as Error).message);
  }
};
