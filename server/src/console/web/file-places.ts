import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { FilesElsewhere } from '../../../contract/registry/files-elsewhere';
import { html, type Html } from '../../platform/pages/html';

/** Where browsers load files of the shell and of remotes from. */
export interface FilePlaces {
  /** Address of a file that the server has at this path. */
  at: (path: string) => string;
  /** What an element that loads the file has to say beside its address. */
  attributesOf: (path: string) => Promise<Html>;
  /** What the console is told; undefined where its files are at its own origin. */
  elsewhere: () => Promise<FilesElsewhere | undefined>;
}

interface Folders {
  /** Folder of the files below `/assets/`. */
  assets: string;
  /** Folder of the files below `/remotes/`. */
  remotes: string;
}

const own: FilePlaces = {
  at: (path) => path,
  attributesOf: () => Promise.resolve(html``),
  elsewhere: () => Promise.resolve(undefined),
};

/**
 * With an address of files elsewhere, what serves them there is not believed: a page names the hash of each
 * script, and the browser runs no other bytes.
 */
export const createFilePlaces = (
  url: string | undefined,
  { assets, remotes }: Folders,
): FilePlaces => {
  if (url === undefined) return own;
  const known = new Map<string, Promise<string>>();

  const fileAt = (path: string): string =>
    path.replace(/^\/(assets|remotes)\//, (_, room) => `${room === 'assets' ? assets : remotes}/`);

  /** A file never changes under its name. */
  const integrityOf = (path: string): Promise<string> => {
    const kept = known.get(path);
    if (kept) return kept;
    const made = readFile(fileAt(path)).then(
      (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`,
    );
    known.set(path, made);
    made.catch(() => known.delete(path));
    return made;
  };

  const readElsewhere = async (): Promise<FilesElsewhere> => {
    const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
    const entries = scripts.map(async (name) => {
      const path = `/assets/${name}`;
      return [path, await integrityOf(path)] as const;
    });
    return { url, integrity: Object.fromEntries(await Promise.all(entries)) };
  };

  return {
    at: (path) => `${url}${path}`,
    attributesOf: async (path) =>
      html`crossorigin="anonymous" integrity="${await integrityOf(path)}"`,
    elsewhere: readElsewhere,
  };
};
