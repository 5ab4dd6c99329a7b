import type { MenuEntry } from 'shared-ui';
import { entryOf, resolve, useShell, type RouteRef } from 'shell/sdk/react';

type RecordRef = RouteRef<{ id: number }>;

const onlyOne = 'Select exactly one row for this.';

/** View and Edit of a setup list: enabled with exactly one record. */
export const useRecordLinks = (view: RecordRef, edit: RecordRef) => {
  const shell = useShell();
  return {
    /** `ids` are those of the selected rows, or nothing for all that match. */
    of: (ids: readonly number[] = []): MenuEntry[] => {
      const [id = 0, ...others] = ids;
      const reason = id === 0 || others.length > 0 ? onlyOne : undefined;
      const entry = (name: string, label: string, to: RecordRef) =>
        entryOf(name, label, resolve({ to, params: { id } }, shell), reason);
      return [entry('view', 'View', view), entry('edit', 'Edit', edit)];
    },
  };
};
