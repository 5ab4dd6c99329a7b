import type { MenuEntry } from 'shared-ui';
import { openPanel, usePanelEntry, useShell, type PanelRef } from 'shell/sdk/react';

type RecordPanel = PanelRef<{ id: number }, undefined>;

interface DrawerRefs {
  create: PanelRef<undefined, undefined>;
  edit: RecordPanel;
  view: RecordPanel;
}

const onlyOneText = 'Select exactly one row for this.';
const toPanelInput = (id: number) => ({ id });

export const useDrawers = ({ create, edit, view }: DrawerRefs) => {
  const target = useShell().findPanel(create);
  const edited = usePanelEntry(edit, toPanelInput);
  const viewed = usePanelEntry(view, toPanelInput);
  return {
    create: { ...target?.offer(), onClick: () => void openPanel(create, undefined) },
    edit: edited,
    /** Menu entries for selected rows; `ids` is empty if all matching rows are selected. */
    of: (ids: readonly number[] = []): MenuEntry[] => {
      const [id = 0, ...others] = ids;
      const reason = id === 0 || others.length > 0 ? onlyOneText : undefined;
      return [
        { ...edited(id, { label: 'Edit', reason }), id: 'edit', takesE: true },
        { ...viewed(id, { label: 'View', reason }), id: 'view' },
      ];
    },
  };
};
