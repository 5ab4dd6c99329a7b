import type { Permission } from 'server/contract/permission';
import { matchesSearch } from 'shared-ui';
import type { ConsoleMap } from '../registry/console-map';

export interface PageMatch {
  title: string;
  address: string;
}

const maxPageMatches = 8;

export const findPages = (
  { routes }: Pick<ConsoleMap, 'routes'>,
  typed: string,
  refusalOf: (can: Permission | undefined) => string | undefined,
): PageMatch[] => {
  const seen = new Set<string>();
  return routes
    .filter(({ path, can }) => !path.includes(':') && refusalOf(can) === undefined)
    .filter(({ title, path }) => matchesSearch(`${title} ${path}`, typed))
    .sort((a, b) => Number(b.load !== undefined) - Number(a.load !== undefined))
    .filter(({ title }) => !seen.has(title) && seen.add(title))
    .slice(0, maxPageMatches)
    .map(({ title, path }) => ({ title, address: path }));
};
