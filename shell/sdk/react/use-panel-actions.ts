import type { MenuEntry } from 'shared-ui';
import type { PanelRef } from '../define';
import { openPanel } from './panel-requests';
import { useShell } from './shell-port';

/**
 * Actions that panels of any remote contribute for records. For one record alone an action has the
 * title of its panel, for several its own label.
 * @param on what is selected, such as `applicants.selected`.
 * @param inputOf the panels' input, from the ids of the records.
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
