import type { PageCode, RegisteredRemote } from '../../../contract/console/registry/registry';

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

/** Omits the pages' file names, a third of the bytes: the server adds the requested page's to its HTML. */
export const forBrowsers = (remotes: readonly RegisteredRemote[]): RegisteredRemote[] =>
  remotes.map(({ canary, ...remote }) => ({
    ...withoutCode(remote),
    ...(canary && { canary: withoutCode(canary) }),
  }));
