import type {
  CardEntry,
  Contributions,
  MenuEntry,
  PanelEntry,
  RegisteredRemote,
  RouteEntry,
} from 'server/contract/console/registry/registry';

/** A remote with its version; `refusal` is the reason why its code is not run. */
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
