import type { MenuEntry } from 'shared-ui';
import { entryOf, resolve, useShell, type RouteParams, type RouteRef } from 'shell/sdk/react';

const onlyOne = 'Select exactly one row for this.';

/** Where the record of a row leads, by the words of each entry: enabled with exactly one record. */
export const useRecordLinks = <Params extends { id: number }>(
  routes: Readonly<Record<string, RouteRef<Params>>>,
  /** Of their addresses beside the id. */
  params?: Omit<NoInfer<Params>, 'id'>,
) => {
  const shell = useShell();
  return {
    /** `ids` are those of the selected rows, or nothing for all that match; `keeps` is why one cannot be edited. */
    of: (ids: readonly number[] = [], keeps?: string): MenuEntry[] => {
      const [id = 0, ...others] = ids;
      const reason = id === 0 || others.length > 0 ? onlyOne : undefined;
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
