import type { MenuEntry } from 'shared-ui';
import { openPanel, usePanelEntry, useShell, type PanelRef } from 'shell/sdk/react';

type RecordPanel = PanelRef<{ id: number }, undefined>;

interface Drawers {
  create: PanelRef<undefined, undefined>;
  edit: RecordPanel;
  view: RecordPanel;
}

const onlyOne = 'Select exactly one row for this.';
const byId = (id: number) => ({ id });

export const useDrawers = ({ create, edit, view }: Drawers) => {
  const target = useShell().findPanel(create);
  const edited = usePanelEntry(edit, byId);
  const viewed = usePanelEntry(view, byId);
  return {
    create: { ...target?.offer(), onClick: () => void openPanel(create, undefined) },
    edit: edited,
    /** `ids` are the selected rows; empty when all matching rows are selected. */
    of: (ids: readonly number[] = []): MenuEntry[] => {
      const [id = 0, ...others] = ids;
      const reason = id === 0 || others.length > 0 ? onlyOne : undefined;
      return [
        { ...edited(id, { label: 'Edit', reason }), id: 'edit' },
        { ...viewed(id, { label: 'View', reason }), id: 'view' },
      ];
    },
  };
};
