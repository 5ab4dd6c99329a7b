import type { MenuEntry } from 'shared-ui';
import type { PanelRef } from '../define';
import { openPanel } from './panel-requests';
import { useShell } from './shell-port';

/**
 * Menu entries for actions that panels of any remote contribute for records. For a single record
 * the entry's label is the panel's title, for several records the action's label.
 * @param on kind of selection, such as `applicants.selected`.
 * @param inputOf returns the panels' input for the ids of the records.
 */
export const usePanelActions = <Input>(on: string, inputOf: (ids: number[]) => Input) => {
  const shell = useShell();
  return (ids: readonly number[], refusal?: string): MenuEntry[] =>
    shell.listActions(on).map(({ id, label, max }) => {
      const panel = shell.findPanel(id);
      const offer = panel?.offer();
      const isWithin = ids.length > 0 && ids.length <= max;
      const tooMany = isWithin ? undefined : `Choose at most ${max}, one by one.`;
      const reason = offer?.disabledReason ?? refusal ?? tooMany;
      return {
        ...{ id, label: ids.length === 1 && panel ? panel.title : label },
        isHidden: offer?.isHidden ?? true,
        ...(reason !== undefined && { disabledReason: reason }),
        onSelect: () => void openPanel(id as PanelRef<Input, unknown>, inputOf([...ids])),
      };
    });
};
