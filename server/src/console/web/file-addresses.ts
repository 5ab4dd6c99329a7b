import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { FilesElsewhere } from '../../../contract/console/registry/files-elsewhere';
import { html, type Html } from '../../platform/pages/html';

export interface FileAddresses {
  at: (path: string) => string;
  /** Attributes for an element that loads the file, such as `integrity`. */
  attributesOf: (path: string) => Promise<Html>;
  /** Other origin with the files; undefined if they are on the console's own origin. */
  elsewhere: () => Promise<FilesElsewhere | undefined>;
}

interface FileFolders {
  assets: string;
  remotes: string;
}

const ownAddresses: FileAddresses = {
  at: (path) => path,
  attributesOf: () => Promise.resolve(html``),
  elsewhere: () => Promise.resolve(undefined),
};

/**
 * Addresses of files. Pages contain a hash of each script, so that another origin with the files need not be
 * trusted.
 */
export const createFileAddresses = (
  url: string | undefined,
  { assets, remotes }: FileFolders,
): FileAddresses => {
  if (url === undefined) return ownAddresses;
  const known = new Map<string, Promise<string>>();

  const fileAt = (path: string): string =>
    path.replace(/^\/(assets|remotes)\//, (_, room) => `${room === 'assets' ? assets : remotes}/`);

  /** Files are immutable, so hashes are cached without limit. */
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
