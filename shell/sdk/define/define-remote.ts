import type {
  CardEntry,
  Contributions,
  MenuEntry,
  PanelEntry,
  RouteEntry,
} from 'server/contract/console/registry/registry';
import { toContributedEntries, type Feature } from './feature';

/** Area of a remote with its features; omitted lists are empty. */
export interface RemoteArea {
  menu?: MenuEntry[];
  routes?: RouteEntry[];
  cards?: CardEntry[];
  panels?: PanelEntry[];
}

export interface RemoteDefinition extends RemoteArea {
  id: string;
  /** Range of platform versions that the remote needs, for example `^1.0.0`. */
  needs: string;
  owner?: string;
  areas?: RemoteArea[];
  features?: Feature[];
}

const remoteIdPattern = /^[a-z][a-z0-9-]*$/;

const listContributedEntries = (remote: Contributions) => [
  ...remote.menu,
  ...remote.routes,
  ...remote.cards,
  ...remote.panels,
];

/**
 * Declares a remote.
 * @throws Error when an id is not `<remote>.<thing>` or is a duplicate.
 */
export const defineRemote = ({
  id,
  needs,
  owner,
  areas = [],
  features = [],
  ...own
}: RemoteDefinition): Contributions => {
  const all: RemoteArea[] = [own, ...areas, ...features.map(toContributedEntries)];
  const remote: Contributions = {
    id,
    needs,
    ...(owner !== undefined && { owner }),
    menu: all.flatMap(({ menu = [] }) => menu),
    routes: all.flatMap(({ routes = [] }) => routes),
    cards: all.flatMap(({ cards = [] }) => cards),
    panels: all.flatMap(({ panels = [] }) => panels),
  };
  if (!remoteIdPattern.test(id)) throw new Error(`"${id}" is not a remote's id`);
  const seen = new Set<string>();
  for (const entry of listContributedEntries(remote)) {
    if (!entry.id.startsWith(`${id}.`)) throw new Error(`"${entry.id}" must begin with "${id}."`);
    if (seen.has(entry.id)) throw new Error(`"${entry.id}" stands twice in remote "${id}"`);
    seen.add(entry.id);
  }
  return remote;
};
