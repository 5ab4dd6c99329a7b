import type { PageCode, RegisteredRemote } from '../../../contract/registry/registry';

type Contributions = RegisteredRemote['contributions'];

const bare = <Entry extends { code?: PageCode }>({ code: _, ...entry }: Entry) => entry;

const withoutCode = <Served extends { contributions: Contributions }>(served: Served): Served => {
  const { contributions } = served;
  const routes = contributions.routes.map(bare);
  return {
    ...served,
    contributions: { ...contributions, routes, cards: contributions.cards.map(bare) },
  };
};

/**
 * Remotes without the files of their pages, which the server names in the page itself: a third of the
 * bytes that the first paint waits for.
 */
export const forBrowsers = (remotes: readonly RegisteredRemote[]): RegisteredRemote[] =>
  remotes.map(({ canary, ...remote }) => ({
    ...withoutCode(remote),
    ...(canary && { canary: withoutCode(canary) }),
  }));
