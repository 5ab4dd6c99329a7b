import type { RegisteredRemote } from 'server/contract/registry/registry';
import { askByName } from '../loader/federation';

/** Milliseconds: a server that is off refuses at once, one that builds answers when it has built. */
const budget = 60_000;

const readOwn = async (address: string): Promise<Partial<RegisteredRemote>> => {
  const response = await fetch(`${address}/remote.json`, { signal: AbortSignal.timeout(budget) });
  return (await response.json()) as Partial<RegisteredRemote>;
};

/** The remotes with the developer's own in its place; as they are deployed while it does not answer. */
export const withLocalRemote = async (
  address: string,
  remotes: readonly RegisteredRemote[],
): Promise<readonly unknown[]> => {
  try {
    const own = await readOwn(address);
    if (!own.entry?.startsWith(`${address}/`)) return remotes;
    // That server gives its files to this console alone.
    askByName(address);
    return [...remotes.filter(({ id }) => id !== own.id), own];
  } catch {
    return remotes;
  }
};
