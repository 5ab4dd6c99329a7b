import { satisfies, validRange } from 'semver';
import type { Contributions } from '../../contract/registry/registry';

const shape = (path: string): string => path.replace(/:[^/]+/g, ':');

const entryIds = (remote: Contributions): string[] =>
  [remote.menu, remote.routes, remote.cards, remote.panels].flatMap((entries) =>
    entries.map(({ id }) => id),
  );

const repeated = (values: string[]): string | undefined =>
  values.find((value, index) => values.indexOf(value) !== index);

const ownProblem = (remote: Contributions, platform: string): string | undefined => {
  if (!validRange(remote.needs) || !satisfies(platform, remote.needs))
    return `it needs platform ${remote.needs}, and this is ${platform}`;
  const foreign = entryIds(remote).find((id) => !id.startsWith(`${remote.id}.`));
  if (foreign) return `the id "${foreign}" does not begin with "${remote.id}."`;
  const twice = repeated(entryIds(remote));
  return twice && `the id "${twice}" stands twice`;
};

const isPrefix = (one: string, other: string): boolean =>
  one !== other && (one.startsWith(other) || other.startsWith(one));

const clash = (remote: Contributions, other: Contributions): string | undefined => {
  // The federation runtime finds remotes by the beginning of their ids.
  if (isPrefix(remote.id, other.id)) return `its id and "${other.id}" begin alike`;
  const taken = new Set(other.routes.map(({ path }) => shape(path)));
  const route = remote.routes.find(({ path }) => taken.has(shape(path)));
  return route && `its path ${route.path} belongs to "${other.id}" already`;
};

/** Why a remote must not go live beside the others; undefined when it may. */
export const promotionProblem = (
  remote: Contributions,
  others: readonly Contributions[],
  platform: string,
): string | undefined => {
  const own = ownProblem(remote, platform);
  if (own) return own;
  const paths = repeated(remote.routes.map(({ path }) => shape(path)));
  if (paths) return `the path ${paths} stands twice`;
  for (const other of others) {
    const problem = other.id === remote.id ? undefined : clash(remote, other);
    if (problem) return problem;
  }
  return undefined;
};
