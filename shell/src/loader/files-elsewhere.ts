import { registerPlugins } from '@module-federation/enhanced/runtime';
import type { FilesElsewhere } from 'server/contract/console/registry/files-elsewhere';
import type { Remote } from '../registry/registered-entry';
import { createLoadFailure } from './classify-load-error';

declare global {
  interface Window {
    /** Called by every build for each script element that it adds. */
    prepareScript?: (script: HTMLScriptElement) => void;
  }
}

/** Origin of the console if it is embedded in a foreign page; empty in the console itself. */
let home = '';
let filesUrl: string | undefined;
/**
 * Integrity hashes of scripts by path: those of the shell are in the page, those of a remote in its
 * `remote.json` on the console's origin.
 */
const integrityHashes = new Map<string, string>();
const listedFolders = new Map<string, Promise<void>>();

const isOnFileServer = (address: string): boolean =>
  filesUrl !== undefined && address.startsWith(`${filesUrl}/`);

/** Hash of no file, so that browsers refuse to run scripts that are not listed. */
const unmatchableHash = `sha384-${'A'.repeat(64)}`;

/** Returns the hash for a script's URL, ignoring the query that a retry adds. */
const getIntegrity = (address: string): string =>
  integrityHashes.get(address.slice(filesUrl?.length).split('?', 1)[0] ?? '') ?? unmatchableHash;

const secureScript = (script: HTMLScriptElement): void => {
  if (!isOnFileServer(script.src)) return;
  script.crossOrigin = 'anonymous';
  script.integrity = getIntegrity(script.src);
};

/** Checks files from another origin against hashes from the console's own origin. */
export const loadFilesFrom = (files: FilesElsewhere, origin = ''): void => {
  home = origin;
  ({ url: filesUrl } = files);
  for (const [path, hash] of Object.entries(files.integrity)) integrityHashes.set(path, hash);
  window.prepareScript = secureScript;
  registerPlugins([
    {
      name: 'files-elsewhere',
      createScript: ({ url: address }) => {
        if (!isOnFileServer(address)) return undefined;
        const script = Object.assign(document.createElement('script'), { src: address });
        secureScript(script);
        return script;
      },
      fetch: (address, init) =>
        isOnFileServer(address)
          ? fetch(address, { ...init, integrity: getIntegrity(address) })
          : undefined,
    },
  ]);
};

const decodeHex = (hex: string): string =>
  String.fromCharCode(...(hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16)));

const readFileHashes = async (folder: string): Promise<void> => {
  const response = await fetch(`${home}${folder}remote.json`);
  const { files = [] } = (await response.json()) as { files?: { name: string; sha256: string }[] };
  for (const { name, sha256 } of files)
    integrityHashes.set(folder + name, `sha256-${btoa(decodeHex(sha256))}`);
};

/** @throws LoadFailure */
export const loadFileHashes = async (remote: Remote): Promise<void> => {
  if (filesUrl === undefined || !isOnFileServer(remote.entry)) return;
  const folder = remote.entry.slice(filesUrl.length, remote.entry.lastIndexOf('/') + 1);
  const reading = listedFolders.get(folder) ?? readFileHashes(folder);
  listedFolders.set(folder, reading);
  await reading.catch((cause: unknown) => {
    listedFolders.delete(folder);
    throw createLoadFailure('manifest', remote, cause);
  });
};
