import type { RegisteredRemote, RouteEntry } from '../../../contract/console/registry/registry';
import { splitPath, type PathSegments } from './paths.rule';

const matchesPath = (path: string, asked: PathSegments): boolean => {
  const parts = splitPath(path);
  return (
    parts.length === asked.length &&
    parts.every((part, place) => part === ':' || part === asked[place])
  );
};

const countPlaceholders = ({ path }: RouteEntry): number => path.split(':').length;

/** Finds the remote's page like the shell's router does: exact paths take precedence. */
export const findRemotePage = (
  remotes: readonly RegisteredRemote[],
  path: string,
): { remote: RegisteredRemote; route: RouteEntry } | undefined => {
  const asked = splitPath(path);
  return remotes
    .flatMap((remote) => remote.contributions.routes.map((route) => ({ remote, route })))
    .filter(({ route }) => matchesPath(route.path, asked))
    .sort((one, other) => countPlaceholders(one.route) - countPlaceholders(other.route))[0];
};
