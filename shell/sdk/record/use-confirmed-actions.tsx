import { useState } from 'react';
import { ConfirmDialog, notify, type MenuEntry } from 'shared-ui';
import type { Offer, Selected } from '../react';

export interface ConfirmedAction<Selection> {
  label: string;
  /** Text of the question, which says what will happen to the selected rows. */
  words: string | ((selection: Selection) => string);
  isDangerous?: boolean;
  /** If the promise rejects, the dialog stays open and shows the error message. */
  run: (selection: Selection) => Promise<unknown>;
  /** Notification after the action. */
  done: string;
}

interface ConfirmedActionsOptions<Selection> {
  may: Offer;
  actions: Readonly<Record<string, ConfirmedAction<Selection>>>;
  onDone: () => void;
}

/** Actions on selected rows of a list, each confirmed in a dialog; the page must render `question` once. */
export const useConfirmedActions = <Selection,>({
  may,
  actions,
  onDone,
}: ConfirmedActionsOptions<Selection>) => {
  const [asked, setAsked] = useState<{ id: string; selected: Selected<Selection> }>();
  const action = asked && actions[asked.id];
  const getText = (): string => {
    if (!asked || !action) return '';
    const { words } = action;
    return typeof words === 'string' ? words : words(asked.selected.selection);
  };
  const confirm = async () => {
    if (!asked || !action) return;
    await action.run(asked.selected.selection);
    onDone();
    notify.success(action.done);
  };
  return {
    of: (selected: Selected<Selection>): MenuEntry[] =>
      Object.entries(actions).map(([id, { label, isDangerous }]) => ({
        ...{ id, label, ...may.offer() },
        ...(selected.refusal !== undefined && { disabledReason: selected.refusal }),
        ...(isDangerous && { tone: 'bad' as const }),
        onSelect: () => setAsked({ id, selected }),
      })),
    question: (
      <ConfirmDialog
        open={asked !== undefined}
        title={`${action?.label}: ${asked?.selected.name}`}
        words={getText()}
        confirmLabel={action?.label ?? ''}
        danger={action?.isDangerous ?? false}
        onConfirm={confirm}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
};
