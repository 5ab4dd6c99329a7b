import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Page } from '../../sdk/react';
import type { Remote } from '../registry/part';
import { listFiles } from './files-elsewhere';

/** A page, card or panel: everything that it exports by name. */
export type PartModule = Record<string, Page | undefined>;

/** What a remote's `src/remote.ts` exports: one function for each thing that it can load. */
export type RemoteModule = Record<string, (() => Promise<PartModule>) | undefined>;

/** The two steps of the federation runtime that the loader uses. */
export interface Federation {
  register: (id: string, entry: string) => void;
  load: (remote: Remote) => Promise<RemoteModule | null>;
}

export const nameOf = (id: string): string => id.replaceAll('-', '_');

/** The manifest that each remote was last registered with: to register it anew drops what is loaded. */
const entries = new Map<string, string>();

export const federation: Federation = {
  register: (id, entry) => {
    if (entries.get(id) === entry) return;
    entries.set(id, entry);
    registerRemotes([{ name: nameOf(id), entry }], { force: true });
  },
  load: async (remote) => {
    await listFiles(remote);
    return loadRemote<RemoteModule>(`${nameOf(remote.id)}/remote`);
  },
};

/** From now on scripts of this origin are asked for with the console's name, which a server may insist on. */
export const askByName = (origin: string): void =>
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
