import { useState, type ReactNode } from 'react';
import { notify, type MenuEntry } from 'shared-ui';
import type { Offer, Selected } from '../react';
import { ConfirmDelete } from './confirm-delete';

interface DeletionOptions<Selection> {
  may: Offer;
  /** Deletes on the server; a rejection keeps the question open and shows its message. */
  remove: (selection: Selection) => Promise<unknown>;
  /** Said once they are gone. */
  done: string;
  /** The moment to leave what is gone. */
  onDeleted?: ((selection: Selection) => void) | undefined;
  /** What goes with them or uses them, said in the question. */
  usage?: (selection: Selection) => ReactNode;
}

/**
 * Deletes records after a question. `of` offers it as an entry of a menu, `question` stands somewhere on
 * the page. `isOpen` says whether this record is among those that the person may delete.
 */
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
