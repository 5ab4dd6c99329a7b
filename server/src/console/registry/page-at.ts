import type { RegisteredRemote, RouteEntry } from '../../../contract/console/registry/registry';
import { partsOfPath, type PathParts } from './paths.rule';

const isAt = (path: string, asked: PathParts): boolean => {
  const parts = partsOfPath(path);
  return (
    parts.length === asked.length &&
    parts.every((part, place) => part === ':' || part === asked[place])
  );
};

const placeholders = ({ path }: RouteEntry): number => path.split(':').length;

/** Matches like the shell's router: exact paths take precedence. */
export const pageAt = (
  remotes: readonly RegisteredRemote[],
  path: string,
): { remote: RegisteredRemote; route: RouteEntry } | undefined => {
  const asked = partsOfPath(path);
  return remotes
    .flatMap((remote) => remote.contributions.routes.map((route) => ({ remote, route })))
    .filter(({ route }) => isAt(route.path, asked))
    .sort((one, other) => placeholders(one.route) - placeholders(other.route))[0];
};
