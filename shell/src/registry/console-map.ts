import { matchPath } from 'react-router-dom';
import type {
  RegisteredCard,
  CheckedRemote,
  RegisteredMenuEntry,
  RegisteredPanel,
  RegisteredRoute,
} from './registered-entry';

export interface ConsoleMap {
  remotes: CheckedRemote[];
  menu: RegisteredMenuEntry[];
  routes: RegisteredRoute[];
  cards: RegisteredCard[];
  panels: RegisteredPanel[];
}

const countPlaceholders = (path: string): number => path.split(':').length - 1;

/**
 * Collects the contributions of all remotes; sorts routes so that exact paths come before paths with
 * placeholders.
 */
export const createConsoleMap = (remotes: CheckedRemote[]): ConsoleMap => ({
  remotes,
  menu: remotes
    .flatMap(({ remote, contributions }) => contributions.menu.map((e) => ({ ...e, remote })))
    .sort((a, b) => a.sidebarSorting - b.sidebarSorting),
  routes: remotes
    .flatMap(({ remote, contributions }) => contributions.routes.map((e) => ({ ...e, remote })))
    .sort((a, b) => countPlaceholders(a.path) - countPlaceholders(b.path)),
  cards: remotes
    .flatMap(({ remote, contributions }) => contributions.cards.map((e) => ({ ...e, remote })))
    .sort((a, b) => a.order - b.order),
  panels: remotes.flatMap(({ remote, contributions }) =>
    contributions.panels.map((e) => ({ ...e, remote })),
  ),
});

export interface MatchedRoute {
  route: RegisteredRoute;
  params: Readonly<Record<string, string>>;
}

export const matchRoute = (
  { routes }: Pick<ConsoleMap, 'routes'>,
  pathname: string,
): MatchedRoute | undefined => {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, params: match.params as Record<string, string> };
  }
  return undefined;
};
