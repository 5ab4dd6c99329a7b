import { signedInPerson } from 'shared-auth';
import type { RegisteredRemote, Registry } from 'server/contract/console/registry/registry';
import { getLocalAddress } from '../local-remote/local-address';
import { chooseRemoteVersions, hasCanaryRemote } from './choose-remote-versions';

/** Source of the list of remotes; `none` if neither the server nor this browser has a list. */
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
    // Errors are ignored, since the stored copy is only a fallback for an unreachable server.
  }
};

/** Chooses the version of each remote; waits for the session only if a canary release is running. */
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
    // A stored copy that cannot be parsed counts as no copy.
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

/** Requests the registry; undefined if the server does not respond with a registry in time. */
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

/** Reads the list of remotes: waits two seconds for the server, then uses the last copy in this browser. */
export const readRegistry = async (session: Promise<unknown>): Promise<RegistryReading> =>
  (await fetchRegistry(session)) ?? readLastKnown(session);
