import { signedInPerson } from 'shared-auth';
import type { RegisteredRemote, Registry } from 'server/contract/console/registry/registry';
import { localAddress } from '../local-remote/local-address';
import { givenVersions, hasCanary } from './given-versions';

/** `none`: neither the server nor this browser has a list of remotes. */
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
    // A full or closed storage costs only the fallback.
  }
};

/** Waits for the session only if there is a canary. */
const ownVersions = async (
  { remotes }: Registry,
  session: Promise<unknown> | undefined,
): Promise<readonly RegisteredRemote[]> => {
  if (!hasCanary(remotes)) return remotes;
  await session?.catch(() => undefined);
  return givenVersions(remotes, signedInPerson());
};

const lastKnown = async (session: Promise<unknown>): Promise<RegistryReading> => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(lastKnownKey) ?? 'null');
    if (isRegistry(stored))
      return { source: 'last-known', remotes: await ownVersions(stored, session) };
  } catch {
    // An unreadable copy counts as none.
  }
  return { source: 'none', remotes: [] };
};

const shownRemotes = async (remotes: readonly RegisteredRemote[]): Promise<readonly unknown[]> => {
  const local = localAddress();
  if (!local) return remotes;
  const { withLocalRemote } = await import('../local-remote/with-local-remote');
  return withLocalRemote(local, remotes);
};

/** Undefined when the server does not answer in time with a registry. */
export const fetchRegistry = async (
  session?: Promise<unknown>,
): Promise<RegistryReading | undefined> => {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(budget) });
    const registry: unknown = response.ok ? await response.json() : undefined;
    if (!isRegistry(registry)) return undefined;
    keep(registry);
    const remotes = await shownRemotes(await ownVersions(registry, session));
    return { source: 'server', remotes };
  } catch {
    return undefined;
  }
};

/** Waits two seconds for the server, then uses this browser's last copy. */
export const readRegistry = async (session: Promise<unknown>): Promise<RegistryReading> =>
  (await fetchRegistry(session)) ?? lastKnown(session);
