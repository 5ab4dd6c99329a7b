import type { MenuEntry } from 'shared-ui';
import { entryOf, resolve, useShell, type RouteParams, type RouteRef } from 'shell/sdk/react';

const onlyOneText = 'Select exactly one row for this.';

export const useRecordLinks = <Params extends { id: number }>(
  routes: Readonly<Record<string, RouteRef<Params>>>,
  /** Parameters of the routes, other than the id. */
  params?: Omit<NoInfer<Params>, 'id'>,
) => {
  const shell = useShell();
  return {
    /**
     * Menu entries that open the selected record; `ids` is empty if all matching rows are selected. `keeps`
     * is the reason why a record cannot be edited.
     */
    of: (ids: readonly number[] = [], keeps?: string): MenuEntry[] => {
      const [id = 0, ...others] = ids;
      const reason = id === 0 || others.length > 0 ? onlyOneText : undefined;
      return Object.entries(routes).map(([label, to]) =>
        entryOf(
          label,
          label,
          resolve<RouteParams>({ to, params: { ...params, id } }, shell),
          label === 'Edit' ? (reason ?? keeps) : reason,
        ),
      );
    },
  };
};
