declare const shape: unique symbol;

/** Id of a route with the types of its path parameters. */
export type RouteRef<Params extends Record<string, string | number> | undefined = undefined> =
  string & { readonly [shape]?: { params: Params } };

/** Id of a panel (drawer) with the types of its input and its result. */
export type PanelRef<Input, Result> = string & {
  readonly [shape]?: { input: Input; result: Result };
};

export type SlotRef<Props> = string & { readonly [shape]?: { props: Props } };

/** Exports a route to other remotes: `routeRef<{ id: number }>('applicants.detail')`. */
export const routeRef = <Params extends Record<string, string | number> | undefined = undefined>(
  id: string,
): RouteRef<Params> => id;

/** Exports a panel to other remotes: `panelRef<Input, Result>('applicants.status')`. */
export const panelRef = <Input, Result>(id: string): PanelRef<Input, Result> => id;

export const slotRef = <Props>(id: string): SlotRef<Props> => id;
