import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Page } from '../../sdk/react';

/** A page, card or panel: everything that it exports by name. */
export type PartModule = Record<string, Page | undefined>;

/** What a remote's `src/remote.ts` exports: one function for each thing that it can load. */
export type RemoteModule = Record<string, (() => Promise<PartModule>) | undefined>;

/** The two steps of the federation runtime that the loader uses. */
export interface Federation {
  register: (id: string, entry: string) => void;
  load: (id: string) => Promise<RemoteModule | null>;
}

const nameOf = (id: string): string => id.replaceAll('-', '_');

export const federation: Federation = {
  register: (id, entry) => registerRemotes([{ name: nameOf(id), entry }], { force: true }),
  load: (id) => loadRemote<RemoteModule>(`${nameOf(id)}/remote`),
};
