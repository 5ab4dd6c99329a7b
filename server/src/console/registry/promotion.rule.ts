import { satisfies, validRange } from 'semver';
import type { Contributions } from '../../../contract/console/registry/registry';
import { areSamePaths, canPathsOverlap, splitPath, findPathProblem } from './paths.rule';

const listEntryIds = (remote: Contributions): string[] =>
  [remote.menu, remote.routes, remote.cards, remote.panels].flatMap((entries) =>
    entries.map(({ id }) => id),
  );

const findRepeatedValue = (values: string[]): string | undefined => {
  const seen = new Set<string>();
  return values.find((value) => seen.size === seen.add(value).size);
};

const findFirstProblem = <Value>(
  values: readonly Value[],
  problemOf: (value: Value) => string | undefined,
): string | undefined => {
  for (const value of values) {
    const problem = problemOf(value);
    if (problem !== undefined) return problem;
  }
  return undefined;
};

/** A menu entry may only refer to routes and menus of its own remote. */
const findMenuProblem = ({ menu, routes }: Contributions): string | undefined => {
  const routeIds = new Set(routes.map(({ id }) => id));
  const menuIds = new Set(menu.map(({ id }) => id));
  return findFirstProblem(menu, ({ id, to, parent }) => {
    if (to !== undefined && !routeIds.has(to))
      return `the menu entry "${id}" leads to "${to}", which is no page of it`;
    if (parent !== undefined && !menuIds.has(parent))
      return `the menu entry "${id}" stands in "${parent}", which is no entry of it`;
    return undefined;
  });
};

const findRemoteProblem = (remote: Contributions, platform: string): string | undefined => {
  if (!validRange(remote.needs) || !satisfies(platform, remote.needs))
    return `it needs platform ${remote.needs}, and this is ${platform}`;
  const foreign = listEntryIds(remote).find((id) => !id.startsWith(`${remote.id}.`));
  if (foreign) return `the id "${foreign}" does not begin with "${remote.id}."`;
  const twice = findRepeatedValue(listEntryIds(remote));
  if (twice) return `the id "${twice}" stands twice`;
  const paths = remote.routes.map(({ path }) => ({ path, parts: splitPath(path) }));
  return (
    findFirstProblem(paths, ({ path }) => findPathProblem(path)) ??
    findFirstProblem([...paths.entries()], ([at, { path, parts }]) => {
      const same = paths.slice(0, at).find((other) => areSamePaths(parts, other.parts));
      return same && `the paths ${same.path} and ${path} are one`;
    }) ??
    findMenuProblem(remote)
  );
};

const isOnePrefixOfOther = (one: string, other: string): boolean =>
  one !== other && (one.startsWith(other) || other.startsWith(one));

const findContributionClash = (remote: Contributions, other: Contributions): string | undefined => {
  // The federation runtime compares only the beginnings of ids, so no id may begin with another.
  if (isOnePrefixOfOther(remote.id, other.id)) return `its id and "${other.id}" begin alike`;
  const taken = other.routes.map(({ path }) => ({ path, parts: splitPath(path) }));
  return findFirstProblem(remote.routes, ({ path }) => {
    const parts = splitPath(path);
    const met = taken.find((theirs) => canPathsOverlap(parts, theirs.parts));
    if (!met) return undefined;
    return path === met.path
      ? `its path ${path} belongs to "${other.id}" already`
      : `its path ${path} takes addresses of ${met.path}, which belongs to "${other.id}" already`;
  });
};

/** Reason why the remote may not become current beside the others; undefined if it may. */
export const findPromotionProblem = (
  remote: Contributions,
  others: readonly Contributions[],
  platform: string,
): string | undefined =>
  findRemoteProblem(remote, platform) ??
  findFirstProblem(
    others.filter(({ id }) => id !== remote.id),
    (other) => findContributionClash(remote, other),
  );
