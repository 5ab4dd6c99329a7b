import type {
  CardEntry,
  Contributions,
  MenuEntry,
  PanelEntry,
  RegisteredRemote,
  RouteEntry,
} from 'server/contract/console/registry/registry';

/** `refusal` says why the remote's code does not run. */
export interface Remote {
  id: string;
  version: string;
  entry: string;
  refusal?: string;
}

export type Part<Entry> = Entry & { remote: Remote };

export type RegisteredMenuEntry = Part<MenuEntry>;
export type RegisteredRoute = Part<RouteEntry>;
export type RegisteredCard = Part<CardEntry>;
export type RegisteredPanel = Part<PanelEntry>;

export interface CheckedRemote {
  remote: Remote;
  contributions: Contributions;
}

export type { Contributions, RegisteredRemote };
