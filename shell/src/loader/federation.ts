import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Page } from '../../sdk/react';
import type { Remote } from '../registry/registered-entry';
import { loadFileHashes } from './files-elsewhere';

export type PartModule = Record<string, Page | undefined>;

/** Exports of a remote's entry: one function for each part. */
export type RemoteModule = Record<string, (() => Promise<PartModule>) | undefined>;

export interface Federation {
  register: (id: string, entry: string) => void;
  load: (remote: Remote) => Promise<RemoteModule | null>;
}

export const toContainerName = (id: string): string => id.replaceAll('-', '_');

/** Manifest by remote: a repeated registration would drop the loaded code. */
const registeredEntries = new Map<string, string>();

export const federation: Federation = {
  register: (id, entry) => {
    if (registeredEntries.get(id) === entry) return;
    registeredEntries.set(id, entry);
    registerRemotes([{ name: toContainerName(id), entry }], { force: true });
  },
  load: async (remote) => {
    await loadFileHashes(remote);
    return loadRemote<RemoteModule>(`${toContainerName(remote.id)}/remote`);
  },
};

/** Sends the console's origin with script requests to `origin`, whose server may require it. */
export const sendOriginWithScripts = (origin: string): void =>
  registerPlugins([
    {
      name: `by-name-${origin}`,
      createScript: ({ url }) => {
        if (!url.startsWith(`${origin}/`)) return undefined;
        const script = document.createElement('script');
        return Object.assign(script, { src: url, crossOrigin: 'anonymous' });
      },
    },
  ]);
