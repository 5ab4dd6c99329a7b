import type { PageCode, RegisteredRemote } from '../../../contract/console/registry/registry';

type Contributions = RegisteredRemote['contributions'];

const omitEntryCode = <Entry extends { code?: PageCode }>({ code: _, ...entry }: Entry) => entry;

const omitPageCode = <Served extends { contributions: Contributions }>(served: Served): Served => {
  const { contributions } = served;
  const routes = contributions.routes.map(omitEntryCode);
  return {
    ...served,
    contributions: { ...contributions, routes, cards: contributions.cards.map(omitEntryCode) },
  };
};

/**
 * Omits the names of the pages' files, a third of the bytes: the HTML contains those of the requested page.
 */
export const toBrowserRemotes = (remotes: readonly RegisteredRemote[]): RegisteredRemote[] =>
  remotes.map(({ canary, ...remote }) => ({
    ...omitPageCode(remote),
    ...(canary && { canary: omitPageCode(canary) }),
  }));
