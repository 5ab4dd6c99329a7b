import { createContext, use, type ReactNode } from 'react';

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

/** What the shell does for the components that it draws; remotes reach it through this package's hooks. */
export interface ShellPort {
  /** Finds a route by its id, or by an address that it matches. */
  findRoute: (idOrAddress: string) => RouteTarget | undefined;
  /** Draws what the remotes contribute to a slot. */
  drawSlot: (slot: string, props: object) => ReactNode;
}

export const ShellContext = createContext<ShellPort | undefined>(undefined);

export const useShell = (): ShellPort => {
  const port = use(ShellContext);
  if (!port) throw new Error('This component must be drawn by the shell');
  return port;
};
