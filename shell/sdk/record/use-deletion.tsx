import { useState, type ReactNode } from 'react';
import { notify, type MenuEntry } from 'shared-ui';
import type { Offer, Selected } from '../react';
import { ConfirmDelete } from './confirm-delete';

interface DeletionOptions<Selection> {
  may: Offer;
  /** A rejection keeps the dialog open and shows its message. */
  remove: (selection: Selection) => Promise<unknown>;
  done: string;
  /** Called after the deletion: navigate away here. */
  onDeleted?: ((selection: Selection) => void) | undefined;
  /** Part of the question: records that are deleted too, or that use the deleted ones. */
  usage?: (selection: Selection) => ReactNode;
}

/** Render `question` anywhere on the page. `isOpen` says whether the user may delete the record. */
export const useDeletion = <Selection,>(options: DeletionOptions<Selection>) => {
  const { may, remove, done, onDeleted, usage } = options;
  const [toDelete, setToDelete] = useState<Selected<Selection>>();
  const run = async ({ selection }: Selected<Selection>) => {
    await remove(selection);
    onDeleted?.(selection);
    notify.success(done);
  };
  return {
    of: (selected: Selected<Selection>, isOpen?: boolean): MenuEntry => {
      const offered = may.offer(isOpen);
      return {
        id: 'delete',
        label: 'Delete',
        tone: 'bad',
        ...offered,
        disabledReason: selected.refusal ?? offered.disabledReason,
        onSelect: () => setToDelete(selected),
      };
    },
    question: toDelete && (
      <ConfirmDelete
        title={`Delete ${toDelete.name}`}
        extra={usage?.(toDelete.selection)}
        onDelete={() => run(toDelete)}
        onClose={() => setToDelete(undefined)}
      />
    ),
  };
};
