import type { RegisteredRemote, RouteEntry } from '../../contract/registry/registry';

const partsOf = (path: string): string[] => path.split('/').filter(Boolean);

const isAt = (path: string, asked: readonly string[]): boolean => {
  const parts = partsOf(path);
  return (
    parts.length === asked.length &&
    parts.every((part, place) => part.startsWith(':') || part === asked[place])
  );
};

const placeholders = ({ path }: RouteEntry): number => path.split(':').length;

/** The page of a remote that an address leads to, as the shell finds it: exact paths go first. */
export const pageAt = (
  remotes: readonly RegisteredRemote[],
  path: string,
): { remote: RegisteredRemote; route: RouteEntry } | undefined => {
  const asked = partsOf(path);
  return remotes
    .flatMap((remote) => remote.contributions.routes.map((route) => ({ remote, route })))
    .filter(({ route }) => isAt(route.path, asked))
    .sort((one, other) => placeholders(one.route) - placeholders(other.route))[0];
};
