import type { PageLink, PanelAction } from '../define';
import { resolve, type ResolvedDestination } from './destination';
import { useShell, type OfferedAction, type RowLink } from './shell-port';

interface LinkingRoute {
  id: string;
  title: string;
  link?: PageLink | undefined;
}

/** Lists links that pages contribute to a row of links, in their order. */
export const listRowLinks = (row: string, routes: readonly LinkingRoute[]): RowLink[] =>
  routes
    .flatMap(({ id, title, link }) => (link?.row === row ? [{ id, title, ...link }] : []))
    .toSorted((one, other) => one.order - other.order)
    .map(({ id, title, label = title, group }) => ({ id, label, group }));

interface OfferingPanel {
  id: string;
  action?: PanelAction | undefined;
}

export const listPanelActions = (
  on: string,
  panels: readonly OfferingPanel[],
): readonly OfferedAction[] =>
  panels.flatMap(({ id, action }) =>
    action?.on === on ? [{ id, label: action.label, max: action.max }] : [],
  );

/** `row` is the id that pages of any remote name in their `link`. */
export const useRowLinks = (row: string): (RowLink & { target: ResolvedDestination })[] => {
  const shell = useShell();
  return shell.listLinks(row).map((link) => ({ ...link, target: resolve({ to: link.id }, shell) }));
};
