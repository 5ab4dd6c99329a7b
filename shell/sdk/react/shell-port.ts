import { createContext, use, type ReactNode } from 'react';
import type { MenuEntry } from 'shared-ui';
import type { PanelAction } from '../define';

export interface RouteTarget {
  /** Path of the route, with `:name` placeholders. */
  path: string;
  title: string;
  refusal?: string;
  isForbidden?: boolean;
}

export interface PanelTarget {
  title: string;
  /** Props that hide or disable a menu entry; `isOpen` is true if the user may access the record. */
  offer: (isOpen?: boolean) => Pick<MenuEntry, 'isHidden' | 'disabledReason'>;
}

/** Link to a page in a row of links to which pages contribute. */
export interface RowLink {
  id: string;
  label: string;
  group: string | undefined;
}

/** Action that a panel offers for selected records, with the panel's id. */
export interface OfferedAction extends Omit<PanelAction, 'on'> {
  id: string;
}

/** Services of the shell; remotes use them through this package's hooks. */
export interface ShellPort {
  findRoute: (idOrAddress: string) => RouteTarget | undefined;
  findPanel: (id: string) => PanelTarget | undefined;
  /** Returns the actions that panels contribute for a kind of selection. */
  listActions: (on: string) => readonly OfferedAction[];
  /** Returns the links that pages contribute to a row of links, in their order. */
  listLinks: (row: string) => readonly RowLink[];
  drawSlot: (slot: string, props: object) => ReactNode;
}

export const ShellContext = createContext<ShellPort | undefined>(undefined);

export const useShell = (): ShellPort => {
  const port = use(ShellContext);
  if (!port) throw new Error('This component must be drawn by the shell');
  return port;
};
