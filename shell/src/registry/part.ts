import type {
  CardEntry,
  Contributions,
  MenuEntry,
  PanelEntry,
  RegisteredRemote,
  RouteEntry,
} from 'server/contract/registry/registry';

/** A remote as the shell knows it. `refusal` says why none of its code runs. */
export interface Remote {
  id: string;
  version: string;
  entry: string;
  refusal?: string;
}

/** A contribution with the remote that it comes from. */
export type Part<Entry> = Entry & { remote: Remote };

export type MenuPart = Part<MenuEntry>;
export type RoutePart = Part<RouteEntry>;
export type CardPart = Part<CardEntry>;
export type PanelPart = Part<PanelEntry>;

/** What one deployed remote amounts to after the check. */
export interface CheckedRemote {
  remote: Remote;
  contributions: Contributions;
}

export type { Contributions, RegisteredRemote };
