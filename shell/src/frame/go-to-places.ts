import type { Permission } from 'server/contract/permission';
import { hasWords } from 'shared-ui';
import type { ConsoleMap } from '../registry/console-map';

export interface Place {
  title: string;
  address: string;
}

const most = 8;

/**
 * Pages that a person can go to without choosing a record first and whose name has every word that was
 * typed. Built pages come before declared ones.
 */
export const goToPlaces = (
  { routes }: Pick<ConsoleMap, 'routes'>,
  typed: string,
  refusalOf: (can: Permission | undefined) => string | undefined,
): Place[] => {
  const seen = new Set<string>();
  return routes
    .filter(({ path, can }) => !path.includes(':') && refusalOf(can) === undefined)
    .filter(({ title, path }) => hasWords(`${title} ${path}`, typed))
    .sort((a, b) => Number(b.load !== undefined) - Number(a.load !== undefined))
    .filter(({ title }) => !seen.has(title) && seen.add(title))
    .slice(0, most)
    .map(({ title, path }) => ({ title, address: path }));
};
