import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Page } from '../../sdk/react';
import type { Remote } from '../registry/registered-entry';
import { loadFileHashes } from './files-elsewhere';

export type PartModule = Record<string, Page | undefined>;

/** Exports of a remote's entry: a function for each component, which loads it. */
export type RemoteModule = Record<string, (() => Promise<PartModule>) | undefined>;

export interface Federation {
  register: (id: string, entry: string) => void;
  load: (remote: Remote) => Promise<RemoteModule | null>;
}

export const toFederationContainerName = (id: string): string => id.replaceAll('-', '_');

/** Manifest URL by remote, since a repeated registration would drop the loaded code. */
const registeredEntries = new Map<string, string>();

export const federation: Federation = {
  register: (id, entry) => {
    if (registeredEntries.get(id) === entry) return;
    registeredEntries.set(id, entry);
    registerRemotes([{ name: toFederationContainerName(id), entry }], { force: true });
  },
  load: async (remote) => {
    await loadFileHashes(remote);
    return loadRemote<RemoteModule>(`${toFederationContainerName(remote.id)}/remote`);
  },
};

/** Makes script requests to `origin` send the console's origin, which the server there may require. */
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
