import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Folder of the built server, set by the build and by full test runs; undefined when sources run. */
const buildFolder = process.env.SERVER_BUILD;

/** Path of a module; `source` is relative to `server/src`. */
const toModulePath = (source: string): string =>
  buildFolder ? join(buildFolder, source.replace(/\.ts$/, '.js')) : resolve('server/src', source);

export interface NodeProgram {
  path: string;
  execArgv: string[];
}

export const toNodeProgram = (source: string): NodeProgram => ({
  path: toModulePath(source),
  execArgv: buildFolder ? [] : ['--import', 'tsx'],
});

export const loadModule = async (source: string): Promise<unknown> =>
  buildFolder
    ? import(pathToFileURL(toModulePath(source)).href)
    : // In a worker thread, TypeScript loads through require only.
      createRequire(resolve('package.json'))(toModulePath(source));
