import type {
  CardEntry,
  Contributions,
  MenuEntry,
  PanelEntry,
  RouteEntry,
} from 'server/contract/registry/registry';

/** What a remote writes in its `remote.config.ts`; lists that it leaves out are empty. */
export interface RemoteDefinition {
  id: string;
  /** Range of the platform's version, for example `^1.0.0`. */
  needs: string;
  menu?: MenuEntry[];
  routes?: RouteEntry[];
  cards?: CardEntry[];
  panels?: PanelEntry[];
}

const remoteId = /^[a-z][a-z0-9-]*$/;

const entriesOf = (remote: Contributions) => [
  ...remote.menu,
  ...remote.routes,
  ...remote.cards,
  ...remote.panels,
];

/**
 * Describes a remote as data, which the build turns into JSON for the registry.
 * @throws Error when an id is not `<remote>.<thing>` or stands twice.
 */
export const defineRemote = (definition: RemoteDefinition): Contributions => {
  const remote: Contributions = { menu: [], routes: [], cards: [], panels: [], ...definition };
  if (!remoteId.test(remote.id)) throw new Error(`"${remote.id}" is not a remote's id`);
  const seen = new Set<string>();
  for (const { id } of entriesOf(remote)) {
    if (!id.startsWith(`${remote.id}.`)) throw new Error(`"${id}" must begin with "${remote.id}."`);
    if (seen.has(id)) throw new Error(`"${id}" stands twice in remote "${remote.id}"`);
    seen.add(id);
  }
  return remote;
};
