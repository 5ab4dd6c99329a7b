import type { Registry } from 'server/contract/registry/registry';
import { localAddress } from '../local-remote/local-address';

/** Where the list of remotes came from; `none` means that neither the server nor this browser has one. */
export type RegistrySource = 'server' | 'last-known' | 'none';

export interface RegistryReading {
  source: RegistrySource;
  remotes: readonly unknown[];
}

const address = '/registry.json';
const lastKnownKey = 'registry';
const budget = 2_000;

const isRegistry = (value: unknown): value is Registry =>
  typeof value === 'object' && value !== null && Array.isArray((value as Registry).remotes);

const keep = (registry: Registry): void => {
  try {
    localStorage.setItem(lastKnownKey, JSON.stringify(registry));
  } catch {
    // A full or closed storage costs only the copy for worse days.
  }
};

const lastKnown = (): RegistryReading => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(lastKnownKey) ?? 'null');
    if (isRegistry(stored)) return { source: 'last-known', remotes: stored.remotes };
  } catch {
    // An unreadable copy is as good as none.
  }
  return { source: 'none', remotes: [] };
};

/** As they are deployed, but for the one that this tab shows from its developer's machine. */
const shownRemotes = async ({ remotes }: Registry): Promise<readonly unknown[]> => {
  const address = localAddress();
  if (!address) return remotes;
  const { withLocalRemote } = await import('../local-remote/with-local-remote');
  return withLocalRemote(address, remotes);
};

/** Asks the server only; undefined when it does not answer in time with a registry. */
export const fetchRegistry = async (): Promise<RegistryReading | undefined> => {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(budget) });
    const registry: unknown = response.ok ? await response.json() : undefined;
    if (!isRegistry(registry)) return undefined;
    keep(registry);
    return { source: 'server', remotes: await shownRemotes(registry) };
  } catch {
    return undefined;
  }
};

/** The deployed remotes: from the server within two seconds, else as this browser last saw them. */
export const readRegistry = async (): Promise<RegistryReading> =>
  (await fetchRegistry()) ?? lastKnown();
