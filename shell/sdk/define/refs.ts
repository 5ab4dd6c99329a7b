declare const shape: unique symbol;

/** Id of a route, with the names of its path's parameters. */
export type RouteRef<Params extends Record<string, string | number> | undefined = undefined> =
  string & { readonly [shape]?: { params: Params } };

/** Id of a panel (drawer), with what it is given and what it answers when it closes. */
export type PanelRef<Input, Result> = string & {
  readonly [shape]?: { input: Input; result: Result };
};

/** Id of a place that other remotes may fill. */
export type SlotRef<Props> = string & { readonly [shape]?: { props: Props } };

/** Names a route of this remote for others: `routeRef<{ id: number }>('applicants.detail')`. */
export const routeRef = <Params extends Record<string, string | number> | undefined = undefined>(
  id: string,
): RouteRef<Params> => id;

/** Names a panel of this remote for others: `panelRef<Input, Result>('applicants.status')`. */
export const panelRef = <Input, Result>(id: string): PanelRef<Input, Result> => id;

/** Names a slot of this remote for others. */
export const slotRef = <Props>(id: string): SlotRef<Props> => id;
