import { createContext, use, type ReactNode } from 'react';
import type { MenuEntry } from 'shared-ui';
import type { PanelAction } from '../define';

export interface RouteTarget {
  /** With `:name` placeholders. */
  path: string;
  title: string;
  refusal?: string;
  isForbidden?: boolean;
}

export interface PanelTarget {
  title: string;
  /** Hides or disables the entry; `isOpen` says whether the user may access the record. */
  offer: (isOpen?: boolean) => Pick<MenuEntry, 'isHidden' | 'disabledReason'>;
}

/** A link to a page in a row of links that pages contribute to. */
export interface RowLink {
  id: string;
  label: string;
  group: string | undefined;
}

/** An action of a panel, with its id. */
export interface OfferedAction extends Omit<PanelAction, 'on'> {
  id: string;
}

/** Services of the shell; remotes use them through this package's hooks. */
export interface ShellPort {
  /** Finds a route by its id or by a matching address. */
  findRoute: (idOrAddress: string) => RouteTarget | undefined;
  findPanel: (id: string) => PanelTarget | undefined;
  /** Actions that panels contribute for what is selected. */
  listActions: (on: string) => readonly OfferedAction[];
  /** Links that pages contribute to a row, in their order. */
  listLinks: (row: string) => readonly RowLink[];
  drawSlot: (slot: string, props: object) => ReactNode;
}

export const ShellContext = createContext<ShellPort | undefined>(undefined);

export const useShell = (): ShellPort => {
  const port = use(ShellContext);
  if (!port) throw new Error('This component must be drawn by the shell');
  return port;
};
