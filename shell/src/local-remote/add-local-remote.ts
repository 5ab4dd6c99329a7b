import type { RegisteredRemote } from 'server/contract/console/registry/registry';
import { sendOriginWithScripts } from '../loader/federation';

/** Maximum milliseconds to wait for the developer's server, which responds only after its build. */
const readTimeout = 60_000;

const readLocalRemote = async (address: string): Promise<Partial<RegisteredRemote>> => {
  const response = await fetch(`${address}/remote.json`, {
    signal: AbortSignal.timeout(readTimeout),
  });
  return (await response.json()) as Partial<RegisteredRemote>;
};

/**
 * Replaces a remote by that of the developer's server; returns the remotes unchanged if the server does not
 * respond.
 */
export const addLocalRemote = async (
  address: string,
  remotes: readonly RegisteredRemote[],
): Promise<readonly unknown[]> => {
  try {
    const own = await readLocalRemote(address);
    if (!own.entry?.startsWith(`${address}/`)) return remotes;
    // Script requests send the console's origin, since the developer's server accepts only requests
    // from this console.
    sendOriginWithScripts(address);
    return [...remotes.filter(({ id }) => id !== own.id), own];
  } catch {
    return remotes;
  }
};
