import { reservedPaths } from '../../../contract/console/registry/reserved-paths';
import { routePathPattern } from '../../../contract/console/registry/registry';

const plainPath = new RegExp(routePathPattern, 'u');

/** Lower-case segments of a path; `:` stands for a parameter. */
export type PathSegments = readonly string[];

export const splitPath = (path: string): PathSegments =>
  path
    .split('/')
    .filter(Boolean)
    .map((part) => (part.startsWith(':') ? ':' : part.toLowerCase()));

export const canPathsOverlap = (one: PathSegments, other: PathSegments): boolean =>
  one.length === other.length &&
  one.every((part, at) => part === ':' || other[at] === ':' || part === other[at]);

/** True if the paths are equal apart from parameter names. */
export const areSamePaths = (one: PathSegments, other: PathSegments): boolean =>
  one.length === other.length && one.every((part, at) => part === other[at]);

/** Error message for an invalid path; undefined if it is valid. */
export const findPathProblem = (path: string): string | undefined => {
  if (!plainPath.test(path))
    return `the path ${path} is not of words and parameters, like /offers/:id`;
  const [first] = splitPath(path);
  if (first === ':')
    return `the path ${path} begins with a parameter, and would take every address`;
  if (first === undefined || reservedPaths.has(first))
    return `the path ${path} is the console's own`;
  return undefined;
};
