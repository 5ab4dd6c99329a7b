import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Room } from './rooms';

/** Part of a remote: a page, card or drawer that the shell loads by the name of its component. */
export interface Part {
  name: string;
  /** Path from which `src` imports the part's module; absent if a hand-written thunk has another form. */
  request?: string | undefined;
}

const features = 'features';
const kinds = ['page', 'panel', 'card'];
const component = /^export const (\w+)/gm;
const thunk = /^export const (\w+)(?: = \(\) =>\s*import\((?:\/\*[^*]*\*\/ )?'([^']+)'\))?/gm;

/** Path of the hand-written thunks (functions that import parts), which remotes for platform 1.1 have. */
const ownThunks = (room: Room): string => join(room.folder, 'src/remote.ts');

export const hasHandwrittenThunks = (room: Room): boolean => existsSync(ownThunks(room));

/** Folder whose files decide which parts a remote has. */
export const getFeaturesFolder = (room: Room): string => join(room.folder, 'src', features);

const filesBelow = (folder: string): string[] => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return kinds.flatMap((kind) => files.filter((file) => file.endsWith(`.${kind}.tsx`)));
};

const partsBelow = (folder: string): Part[] =>
  filesBelow(folder).flatMap((file) => {
    const request = `./${features}/${file.replaceAll(sep, '/').replace(/\.tsx$/, '')}`;
    const source = readFileSync(join(folder, file), 'utf8');
    return [...source.matchAll(component)].map(([, name = '']) => ({ name, request }));
  });

export const listRemoteParts = (room: Room): Part[] =>
  hasHandwrittenThunks(room)
    ? [...readFileSync(ownThunks(room), 'utf8').matchAll(thunk)].map(([, name = '', request]) => ({
        name,
        request,
      }))
    : partsBelow(getFeaturesFolder(room));

/** All cards are in one chunk, since the dashboard shows them together and each chunk needs a request. */
const chunkOf = (request: string): string =>
  request.endsWith('.card') ? `/* webpackChunkName: 'cards' */ ` : '';

export const createEntrySource = (room: Room): string =>
  listRemoteParts(room)
    .map(
      ({ name, request = '' }) =>
        `export const ${name} = () => import(${chunkOf(request)}'${request}');\n`,
    )
    .join('');
