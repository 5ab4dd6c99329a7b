import { createContext, use, type ReactNode } from 'react';
import type { MenuEntry } from 'shared-ui';

/** A route of the console as a link sees it. */
export interface RouteTarget {
  /** With `:name` placeholders. */
  path: string;
  title: string;
  /** Why this person cannot go there; absent when they can. */
  refusal?: string;
  /** Never open to this person: what leads there is not shown. */
  isForbidden?: boolean;
}

/** A drawer of the console as an entry that opens it sees it. */
export interface PanelTarget {
  title: string;
  /** How it is offered for a record that is open to this person, or is not: not at all, or with a reason. */
  offer: (isOpen?: boolean) => Pick<MenuEntry, 'isHidden' | 'disabledReason'>;
}

/** What the shell does for the components that it draws; remotes reach it through this package's hooks. */
export interface ShellPort {
  /** Finds a route by its id, or by an address that it matches. */
  findRoute: (idOrAddress: string) => RouteTarget | undefined;
  /** Finds a drawer by its id. */
  findPanel: (id: string) => PanelTarget | undefined;
  /** Draws what the remotes contribute to a slot. */
  drawSlot: (slot: string, props: object) => ReactNode;
}

export const ShellContext = createContext<ShellPort | undefined>(undefined);

export const useShell = (): ShellPort => {
  const port = use(ShellContext);
  if (!port) throw new Error('This component must be drawn by the shell');
  return port;
};
