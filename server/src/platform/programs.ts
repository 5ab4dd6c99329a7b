import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Folder of the built server, set by the build and by full test runs; undefined for sources. */
const built = process.env.SERVER_BUILD;

/** `source` is the path below `server/src`. */
const pathOf = (source: string): string =>
  built ? join(built, source.replace(/\.ts$/, '.js')) : resolve('server/src', source);

export interface Program {
  path: string;
  execArgv: string[];
}

export const programOf = (source: string): Program => ({
  path: pathOf(source),
  execArgv: built ? [] : ['--import', 'tsx'],
});

export const loadModule = async (source: string): Promise<unknown> =>
  built
    ? import(pathToFileURL(pathOf(source)).href)
    : // In a worker thread, TypeScript loads through require only.
      createRequire(resolve('package.json'))(pathOf(source));
