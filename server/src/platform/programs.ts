import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Folder of the built server, which the build writes in here; undefined where it runs from its sources.
 * A whole run of the tests names it too.
 */
const built = process.env.SERVER_BUILD;

/** Where a module of the server stands. `source` is its path below `server/src`. */
const pathOf = (source: string): string =>
  built ? join(built, source.replace(/\.ts$/, '.js')) : resolve('server/src', source);

/** What runs in a process or a thread of its own. */
export interface Program {
  path: string;
  execArgv: string[];
}

export const programOf = (source: string): Program => ({
  path: pathOf(source),
  execArgv: built ? [] : ['--import', 'tsx'],
});

/** Loads a module that is known by its path alone. */
export const loadModule = async (source: string): Promise<unknown> =>
  built
    ? import(pathToFileURL(pathOf(source)).href)
    : // In a thread TypeScript is read by require only.
      createRequire(resolve('package.json'))(pathOf(source));
