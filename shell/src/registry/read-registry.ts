import { signedInPerson } from 'shared-auth';
import type { RegisteredRemote, Registry } from 'server/contract/console/registry/registry';
import { getLocalAddress } from '../local-remote/local-address';
import { chooseRemoteVersions, hasCanaryRemote } from './choose-remote-versions';

/** `none`: neither the server nor this browser has a list of remotes. */
export type RegistrySource = 'server' | 'last-known' | 'none';

export interface RegistryReading {
  source: RegistrySource;
  remotes: readonly unknown[];
}

const registryAddress = '/registry.json';
const lastKnownKey = 'registry';
const serverTimeout = 2_000;

const isRegistry = (value: unknown): value is Registry =>
  typeof value === 'object' && value !== null && Array.isArray((value as Registry).remotes);

const storeRegistry = (registry: Registry): void => {
  try {
    localStorage.setItem(lastKnownKey, JSON.stringify(registry));
  } catch {
    // On failure, only the fallback for an unreachable server is missing.
  }
};

/** Waits for the session only if there is a canary. */
const resolveVersions = async (
  { remotes }: Registry,
  session: Promise<unknown> | undefined,
): Promise<readonly RegisteredRemote[]> => {
  if (!hasCanaryRemote(remotes)) return remotes;
  await session?.catch(() => undefined);
  return chooseRemoteVersions(remotes, signedInPerson());
};

const readLastKnown = async (session: Promise<unknown>): Promise<RegistryReading> => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(lastKnownKey) ?? 'null');
    if (isRegistry(stored))
      return { source: 'last-known', remotes: await resolveVersions(stored, session) };
  } catch {
    // An unreadable copy counts as no copy.
  }
  return { source: 'none', remotes: [] };
};

const addShownRemote = async (
  remotes: readonly RegisteredRemote[],
): Promise<readonly unknown[]> => {
  const local = getLocalAddress();
  if (!local) return remotes;
  const { addLocalRemote } = await import('../local-remote/add-local-remote');
  return addLocalRemote(local, remotes);
};

/** Undefined when the server does not answer in time with a registry. */
export const fetchRegistry = async (
  session?: Promise<unknown>,
): Promise<RegistryReading | undefined> => {
  try {
    const response = await fetch(registryAddress, { signal: AbortSignal.timeout(serverTimeout) });
    const registry: unknown = response.ok ? await response.json() : undefined;
    if (!isRegistry(registry)) return undefined;
    storeRegistry(registry);
    const remotes = await addShownRemote(await resolveVersions(registry, session));
    return { source: 'server', remotes };
  } catch {
    return undefined;
  }
};

/** Waits two seconds for the server, then uses this browser's last copy. */
export const readRegistry = async (session: Promise<unknown>): Promise<RegistryReading> =>
  (await fetchRegistry(session)) ?? readLastKnown(session);
