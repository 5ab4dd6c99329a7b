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

type Registered<Entry> = Entry & { remote: Remote };

export type RegisteredMenuEntry = Registered<MenuEntry>;
export type RegisteredRoute = Registered<RouteEntry>;
export type RegisteredCard = Registered<CardEntry>;
export type RegisteredPanel = Registered<PanelEntry>;

export interface CheckedRemote {
  remote: Remote;
  contributions: Contributions;
}

export type { Contributions, RegisteredRemote };
